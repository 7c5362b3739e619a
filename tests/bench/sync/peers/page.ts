import { engines } from '../page/main.ts';
import { openPouchdbPeer } from './pouchdb-peer.ts';
import { openTanstackPeer } from './tanstack-peer.ts';
import { openTinybasePeer } from './tinybase-peer.ts';

// The entry of the page when other engines take part: buildPage() puts it in the place of main.ts.
Object.assign(engines, { pouchdb: openPouchdbPeer, tinybase: openTinybasePeer, tanstack: openTanstackPeer });
