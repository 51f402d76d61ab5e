import { defineConfig } from 'vitest/config'

const api = 'server/**/*.api.test.ts'
const race = 'server/**/*.race.test.ts'
/** These run on the embedded engine too. Together they run every query, which the coverage below checks. */
const onBothEngines = [
  // The demo world is not among them: the server of the browser tests starts with it.
  'server/jobs/*.api.test.ts',
  'server/db/migrate.api.test.ts',
  'server/realtime/events.api.test.ts',
  'server/testing/at-once.api.test.ts',
  'server/notices/delivery/{notice-pushes,push-devices,unsubscribe}.api.test.ts',
  // The main file of each slice, and the parts that have queries of their own.
  'server/features/*/+([a-z]).api.test.ts',
  'server/features/account/account-{confirmation,deletion,export,former-sanctions,notices}.api.test.ts',
  'server/features/applications/applications-{closed,second-thoughts,withdrawn}.api.test.ts',
  'server/features/auth/*/auth-{codes,events,names,operators,second-step,methods}.api.test.ts',
  'server/features/calendars/calendars-feeds.api.test.ts',
  'server/features/crews/*/crews-{board,edit,listing,match,search,ships,suggestions,views,where}.api.test.ts',
  'server/features/discussions/discussions-{chat,replies}.api.test.ts',
  'server/features/fleet/fleet-import.api.test.ts',
  'server/features/messages/messages-{conversations,invitations,notices}.api.test.ts',
  'server/features/missions/missions-{ready,reminders,seats,ships,upkeep}.api.test.ts',
  'server/features/offers/offers-{edits,ended,told}.api.test.ts',
  'server/features/players/players-{flown,posts}.api.test.ts',
  'server/features/profiles/profiles-players.api.test.ts',
  'server/features/ratings/ratings-sealed.api.test.ts',
  'server/features/reports/reports-{cases,hiding,list,pictures,players,removals,statistics}.api.test.ts',
  'server/features/sanctions/sanctions-appeals.api.test.ts',
  'server/features/searches/searches-{alerts,board}.api.test.ts',
  'server/features/waitlists/waitlists-{jobs,offers}.api.test.ts',
  'server/features/series/series-posting.api.test.ts',
  'server/features/webhooks/webhooks-{faults,searches}.api.test.ts',
]

export default defineConfig({
  test: {
    globalSetup: './scripts/testing/vitest-texts.mjs',
    // Far beyond what a test needs: it is there for what hangs, not for a slow machine.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Loading the server takes longer than most files of tests, so a worker keeps its modules from file to file.
    isolate: false,
    // Hundreds of small modules in plain JavaScript: Node loads them faster than Vite transforms them.
    server: { deps: { external: [/\/texts\/compiled\//, /\/dist\/render\//] } },
    // Asked for with --coverage on the embedded engine: every line that builds a query, or a piece of one, has to run there.
    coverage: {
      provider: 'v8',
      include: ['server/**/*.{sql,fragment}.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { functions: 100, lines: 100 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,server,web}/**/*.test.{ts,tsx}', '{scripts,lab}/**/*.test.mjs'],
          exclude: [api, race],
        },
      },
      {
        extends: true,
        test: {
          name: 'api-embedded',
          include: onBothEngines,
          env: { TEST_ENGINE: 'embedded' },
          // A new embedded database takes seconds, so all files of a worker share one.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-postgres',
          include: [api, race],
          // No answer may depend on the server's own time zone.
          env: { TEST_ENGINE: 'postgres', TZ: 'Pacific/Auckland' },
          globalSetup: './scripts/testing/vitest-postgres.mjs',
          maxWorkers: 3,
        },
      },
    ],
  },
})
