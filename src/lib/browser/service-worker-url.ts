/** The URL of the built service worker. */
export const SERVICE_WORKER_URL = '/service-worker.js';
