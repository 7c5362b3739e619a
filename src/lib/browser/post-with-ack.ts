const ACK_TIMEOUT_MS = 3000;

/** Posts a message to a page or a service worker; resolves to whether it acknowledged it in time. */
export function postWithAck(
  receiver: { postMessage(message: unknown, transfer: Transferable[]): void },
  message: Readonly<Record<string, string | null>>,
  timeoutMs = ACK_TIMEOUT_MS,
): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    receiver.postMessage(message, [port2]);
  });
}
