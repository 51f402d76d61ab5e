// `npm run lab -- discord`: an evening of the app in Discord on the built server, beside a Discord of our own, and a flood
// from one server, which a visitor must not notice.
import { spawnSync } from 'node:child_process'
import { fromRoot } from '../scripts/root.mjs'
import { runBundle } from './bench/run-bundle.mjs'

const evening = await runBundle('discord', { main: 'lab/discord/main.ts' })
const { status: flood } = spawnSync(process.execPath, [fromRoot('lab/attack.mjs'), 'Discord'], {
  stdio: 'inherit',
})
process.exit(evening || (flood ?? 1))
