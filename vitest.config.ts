import { defineConfig } from 'vitest/config'

const api = 'server/**/*.api.test.ts'
const race = 'server/**/*.race.test.ts'

export default defineConfig({
  test: {
    globalSetup: './scripts/testing/vitest-texts.mjs',
    // A test that waits for something that never comes should say so soon.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Loading the server takes longer than most files of tests, so a worker keeps its modules from file to file.
    isolate: false,
    // Hundreds of small modules in plain JavaScript: Node loads them faster than Vite transforms them.
    server: { deps: { external: [/\/texts\/compiled\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          exclude: [api, race],
        },
      },
      {
        extends: true,
        test: {
          name: 'api-embedded',
          include: [api],
          env: { TEST_ENGINE: 'embedded' },
          // A new embedded database takes seconds, so all files share one, in one worker.
          maxWorkers: 1,
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
          maxWorkers: 2,
        },
      },
    ],
  },
})
