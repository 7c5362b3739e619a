import { createRoot } from 'react-dom/client';

/** A minimal React page: the limit for the app's start time. */
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<h1>0</h1>);
await navigator.serviceWorker.register('/service-worker.js');
