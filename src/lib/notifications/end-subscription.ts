/** Ends this device's push subscription, if there is one; the server learns of it at the next push. */
export async function endSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Missing in browsers without push.
  const manager: PushManager | undefined = registration?.pushManager;
  const subscription = await manager?.getSubscription();
  await subscription?.unsubscribe();
}
