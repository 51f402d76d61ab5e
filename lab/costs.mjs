// `npm run lab -- costs`: the processor time that each kind of request takes of a node and of Postgres, and how large a machine
// that means: the two tables of docs/machine-size.md. Needs Linux, which counts the time.
import { runBundle } from './bench/run-bundle.mjs'

process.exit(
  await runBundle('costs', {
    main: 'lab/costs/main.ts',
    'streams-client': 'lab/bench/streams/client.ts',
  }),
)
