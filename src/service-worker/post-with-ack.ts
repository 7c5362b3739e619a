/** How long a page may take to answer, in milliseconds. */
const PAGE_ANSWER = 3000;

/** Sends a page a message, and tells whether it has answered that it will see to it. */
export function postWithAck(page: Client, message: Readonly<Record<string, string>>): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PAGE_ANSWER);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    page.postMessage(message, [port2]);
  });
}
