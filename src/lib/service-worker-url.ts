/** Where the build puts the service worker. */
export const SERVICE_WORKER_URL = '/service-worker.js';
