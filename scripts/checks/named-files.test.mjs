import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findMissingNames } from './named-files.mjs'
import { createSources } from './sources.mjs'

const folder = mkdtempSync(join(tmpdir(), 'named-files-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const there = {
  'package.json': JSON.stringify({ imports: {}, scripts: { lab: 'node lab/lab.mjs' } }),
  'lab/lab.mjs': '',
  'lab/bench.mjs': '',
  'server/main.ts': '',
  'docs/notes/beside.md': '',
}

/** @type {(file: string, text: string) => string[]} */
const missingIn = (file, text) => {
  for (const [path, content] of Object.entries({ ...there, [file]: text })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return findMissingNames(createSources(`${folder}/`))
}

test.each([
  ['Dockerfile', 'COPY package.json lost.json ./', 'lost.json'],
  ['Dockerfile', 'RUN node scripts/lost.mjs && true', 'scripts/lost.mjs'],
  ['Dockerfile', 'CMD ["node", "dist/server/lost.js"]', 'server/lost.ts'],
  ['compose.yaml', '# see docs/lost.md', 'docs/lost.md'],
  ['package.json', '{ "imports": {}, "scripts": { "x": "node lost.mjs" } }', 'lost.mjs'],
  ['.github/workflows/test.yml', '- run: npm run lost', 'npm run lost'],
  ['README.md', '`npm run lab -- lost`', 'lab/lost.mjs'],
  ['docs/notes/a.md', 'The [map](../lost.md#places)', 'docs/lost.md'],
])('what %s names in "%s" and is not there is found', (file, text, name) => {
  expect(missingIn(file, text)).toEqual([`${file}: names ${name}, which does not exist`])
})

test.each([
  ['Dockerfile', 'COPY package.json ./\nCOPY --from=build /app/lost ./\nCMD ["node", "dist/server/main.js"]'],
  [
    'CONTRIBUTING.md',
    'npm run lab, npm run lab -- NAME, npm run lab -- bench, server/*.sql.ts, contract/SLICE/',
  ],
  ['docs/notes/a.md', '[beside](beside.md), [elsewhere](https://example.org/lost.md), [here](#here)'],
])('what %s names is there', (file, text) => {
  expect(missingIn(file, text)).toEqual([])
})
