import { openFixture } from './sync/fixture.ts';
const fixture = await openFixture();
const collection = 'training_sessions';
for (const roundTrip of (process.env.RT ?? "0,80,0,80,80,80").split(",").map(Number)) {
  const member = await fixture.addMember();
  await fixture.clear();
  const context = await fixture.newDevice();
  const tab = await fixture.openTab(context);
  await tab.run('open', fixture.openOptions(member, 'keiko', { collection, roundTrip }));
  await tab.run('sync');
  await tab.run('write', { series: fixture.nextSeries(), count: 5000 });
  const client = await context.newCDPSession(tab.page);
  await client.send('Profiler.enable');
  if (process.env.PROF) await client.send('Profiler.start');
  const c0 = process.cpuUsage();
  const sample = await tab.run('sync');
  const c1 = process.cpuUsage(c0);
  console.log(roundTrip, JSON.stringify(sample), 'server cpu ms', (c1.user + c1.system) / 1000);
  if (process.env.PROF) {
    const { profile } = await client.send('Profiler.stop') as any;
    const self = new Map<string, number>();
    const dt = profile.timeDeltas; const byId = new Map(profile.nodes.map((n: any) => [n.id, n]));
    profile.samples.forEach((id: number, i: number) => { const n: any = byId.get(id); const k = n.callFrame.functionName + ' ' + n.callFrame.lineNumber; self.set(k, (self.get(k) ?? 0) + dt[i] / 1000); });
    console.log([...self].sort((a, b) => b[1] - a[1]).slice(0, 25).map(([k, v]) => v.toFixed(0) + ' ' + k).join('\n'));
  }
  await context.close();
}
await fixture.close();
process.exit(0);
