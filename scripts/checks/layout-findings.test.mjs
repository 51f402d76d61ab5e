import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findCssFaults } from './css-classes.mjs'
import { findLayoutBreaks } from './layout-findings.mjs'
import { createSources } from './sources.mjs'

/** @type {string[]} */
const folders = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A repository with these files, by path. */
const sourcesOf = (/** @type {Record<string, string>} */ files) => {
  const folder = mkdtempSync(join(tmpdir(), 'layout-'))
  folders.push(folder)
  const aliases = { '#contract/*': './contract/*', '#server/*': './server/*', '#web/*': './web/*' }
  const all = { 'package.json': JSON.stringify({ imports: aliases }), ...files }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return createSources(`${folder}/`)
}

/** @type {(imported: string, name?: string) => string} */
const importing = (imported, name = 'x') =>
  `import { ${name} } from '${imported}'\nexport const y = ${name}\n`

test.each([
  ['a package in the contract', 'contract/crews/crews.ts', 'kysely', 'may not import the package kysely'],
  [
    'a package for development in the server',
    'server/log.ts',
    'smtp-server',
    'needs smtp-server, which is no production package',
  ],
  ['the server in the page', 'web/pages/Home.tsx', '#server/app.ts', 'may not import server/app.ts'],
  [
    'a feature in another',
    'web/features/crews/Crew.tsx',
    '#web/features/roles/Role.tsx',
    'may not import web/features/roles/Role.tsx',
  ],
  [
    'the rest of the server in a migration',
    'server/db/migrations/0002_words.ts',
    '#server/words/folded-words.ts',
    'may not import server/words/folded-words.ts',
  ],
  [
    'the contract in a migration',
    'server/db/migrations/0002_words.ts',
    '#contract/crews/fields.ts',
    'may not import contract/crews/fields.ts',
  ],
  [
    'another folder by its relative path',
    'web/pages/Home.tsx',
    '../ui/Button.tsx',
    'writes ../ui/Button.tsx; another folder is named from the root, #web/ui/Button.tsx',
  ],
  [
    'a layer above',
    'server/db/connect.ts',
    '#server/http/routes/route.ts',
    'imports upwards: server/http/routes/route.ts',
  ],
  [
    'a query in a route',
    'server/features/crews/crews.routes.ts',
    './crews.sql.ts',
    'routes may not import sql: server/features/crews/crews.sql.ts',
  ],
  [
    'a query of another slice',
    'server/features/missions/missions.service.ts',
    '#server/features/crews/crews.sql.ts',
    'server/features/crews/crews.sql.ts is private to crews',
  ],
  [
    'a slice further right',
    'server/features/crews/crews.service.ts',
    '#server/features/missions/missions.service.ts',
    'crews comes before missions: server/features/missions/missions.service.ts',
  ],
  [
    'a slice further right in a route',
    'server/features/crews/crews.routes.ts',
    '#server/features/missions/missions.service.ts',
    'crews comes before missions: server/features/missions/missions.service.ts',
  ],
  [
    'a policy further right',
    'server/features/crews/crews.view.ts',
    '#server/features/missions/missions.policy.ts',
    'crews comes before missions: server/features/missions/missions.policy.ts',
  ],
  [
    'a fragment further right',
    'server/features/crews/crews.sql.ts',
    '#server/features/missions/missions.fragment.ts',
    'crews comes before missions: server/features/missions/missions.fragment.ts',
  ],
])('importing %s is found', (_, path, imported, what) => {
  expect(findLayoutBreaks(sourcesOf({ [path]: importing(imported) })).findings).toEqual([`${path}: ${what}`])
})

test.each([
  ['a service of a slice further left', 'missions/missions.service.ts', 'crews/crews.service.ts'],
  ['a fragment of a slice further left', 'missions/missions.sql.ts', 'crews/crews-seats.fragment.ts'],
  ['a policy of a slice further left', 'missions/missions.view.ts', 'crews/crews.policy.ts'],
  ['whatever a test needs', 'crews/crews.api.test.ts', 'missions/missions.sql.ts'],
])('importing %s is allowed', (_, path, imported) => {
  const files = { [`server/features/${path}`]: importing(`#server/features/${imported}`) }
  expect(findLayoutBreaks(sourcesOf(files)).findings).toEqual([])
})

test('the types of rows may be imported where the query itself may not', () => {
  const path = 'server/features/crews/crews.view.ts'
  const typesOnly = `import type { Row } from './crews.sql.ts'\nexport type Other = Row\n`
  expect(findLayoutBreaks(sourcesOf({ [path]: typesOnly })).findings).toEqual([])
  expect(findLayoutBreaks(sourcesOf({ [path]: importing('./crews.sql.ts') })).findings).toHaveLength(1)
})

test.each([
  ['a name that says nothing', 'web/ui/utils.ts', 'export const x = 1\n', 'says nothing'],
  ['a file that is too long', 'web/ui/long.ts', 'export const x = 1\n'.repeat(251), '251 lines, at most 250'],
  ['a barrel', 'web/ui/all.ts', `export { x } from './x.ts'\n`, 'is a barrel'],
  ['a hidden fault', 'web/ui/x.ts', `// @ts${'-'}ignore\nexport const x = 1\n`, 'hides a fault'],
  ['the environment', 'server/log.ts', 'export const x = process.env.PORT\n', 'reads process.env'],
  [
    'a slice without a place',
    'server/features/novelties/novelties.sql.ts',
    'export const x = 1\n',
    'order of the slices',
  ],
  ['a folder without a layer', 'server/novelties/x.ts', 'export const x = 1\n', 'in no layer'],
])('%s is found', (_, path, text, what) => {
  expect(findLayoutBreaks(sourcesOf({ [path]: text })).findings).toEqual([expect.stringContaining(what)])
})

test('a circle of imports is found, of types too', () => {
  const { findings } = findLayoutBreaks(
    sourcesOf({
      'web/ui/a.ts': importing('./b.ts'),
      'web/ui/b.ts': `import type { y } from './a.ts'\nexport type B = typeof y\nexport const x = 1\n`,
    }),
  )
  expect(findings).toEqual(['web/ui/a.ts: imports itself: web/ui/a.ts → web/ui/b.ts → web/ui/a.ts'])
})

test('a folder with too many files is found, those of folders in it left out', () => {
  const pathsOf = (/** @type {string} */ folder, /** @type {number} */ count) =>
    Array.from({ length: count }, (_, index) => [`${folder}/F${index}.css`, ''])
  const files = Object.fromEntries([...pathsOf('web/ui', 41), ...pathsOf('web/ui/marks', 40)])
  expect(findLayoutBreaks(sourcesOf(files)).findings).toEqual([
    'web/ui: 41 files, at most 40: sort them into folders',
  ])
})

test('two subjects that import each other are found, tests left out', () => {
  const files = {
    'contract/crews/crews.ts': importing('../offers/fields.ts'),
    'contract/offers/offers.ts': importing('../crews/fields.ts'),
    'contract/offers/fields.ts': importing('../wire/ids.ts'),
    'contract/wire/ids.test.ts': importing('../offers/fields.ts'),
  }
  expect(findLayoutBreaks(sourcesOf(files)).findings).toEqual([
    'contract/crews and contract/offers: import each other',
  ])
})

test('classes that do not exist, and classes that nothing uses, are found', () => {
  const sources = sourcesOf({
    'web/ui/Box.module.css': `/* .old */ .box { background: url(x.png); margin: .5rem } :global(.theme) .box > .unused {}`,
    'web/ui/Box.tsx': `import styles from './Box.module.css'\nexport const Box = () => <i className={styles.box + styles.gone} />\n`,
    'web/ui/Sizes.module.css': '.small {} .large {}',
    'web/ui/Sizes.tsx': `import look from '#web/ui/Sizes.module.css'\nexport const of = (size: string) => look[size]\n`,
  })
  expect(findCssFaults(sources)).toEqual([
    'web/ui/Box.tsx: web/ui/Box.module.css has no class gone',
    'web/ui/Box.module.css: nothing uses the class unused',
  ])
})
