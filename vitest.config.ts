import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const api = 'server/**/*.api.test.ts'
const race = 'server/**/*.race.test.ts'
/**
 * The test files that begin with this line run on the embedded engine too. Together they run every query, which the
 * coverage below checks.
 */
const embeddedMark = '// Also on the embedded engine.'
const onBothEngines = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.api.test.ts'))
  .map((file) => `server/${file}`)
  .filter((file) => readFileSync(file, 'utf8').startsWith(embeddedMark))

export default defineConfig({
  test: {
    globalSetup: './scripts/testing/vitest-texts.mjs',
    // Far beyond what a test needs: it is there for what hangs, not for a slow machine.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // As for the browser tests. What passes only then is named at the end of the run.
    retry: 1,
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
