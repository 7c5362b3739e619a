import { createRoot } from 'react-dom/client';

/** The least a React page can be: the limit that the app's start is measured against. */
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<h1>0</h1>);
await navigator.serviceWorker.register('/service-worker.js');
