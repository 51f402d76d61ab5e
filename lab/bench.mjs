// `npm run bench`: the benchmarks on a Postgres of their own. `npm run bench -- scale` runs a part: words, answers, players,
// beacons, board, reach, scale, streams.
import { runBundle } from './bench/run-bundle.mjs'

process.exit(
  await runBundle('bench', {
    main: 'lab/bench/main.ts',
    'bare-server': 'lab/bench/bare-server.ts',
    'streams-client': 'lab/bench/streams/client.ts',
  }),
)
