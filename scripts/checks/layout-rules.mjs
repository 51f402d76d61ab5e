// The layout of the code in tables: what may import what, what files are called, how long they may be.

/** Slices on the server: left never imports right. */
export const sliceOrder = [
  'auth',
  'profiles',
  'fleet',
  'crews',
  'roles',
  'applications',
  'missions',
  'discussions',
  'ratings',
  'messages',
  'reports',
  'admin',
  'stats',
]

/**
 * Inside a slice: what a file of one role may import. Any other role (`auth.secrets.ts`, `crews.words.ts`) is a
 * pure module of the slice, which imports none of the others: it is called `pure` here.
 *
 * @type {Record<string, string[]>}
 */
export const sliceRoles = {
  routes: ['service', 'view'],
  service: ['service', 'policy', 'status', 'sql', 'table', 'pure'],
  view: ['policy', 'status', 'table', 'pure'],
  policy: ['status', 'table', 'pure'],
  status: [],
  sql: ['sql', 'table', 'pure'],
  table: [],
  pure: [],
}

/** Roles whose types, the shapes of rows, every role but routes may import: types are gone when the code runs. */
export const rowTypes = ['sql', 'table']

/** Across slices: the roles that others may import. */
export const publicRoles = ['service', 'view', 'table']

/** Files outside the slices that know the features: the two lists, the entries, demo data, test support. */
export const knowsFeatures = /^server\/(app\.ts|db\/schema\.ts|main\.ts|admin\.ts|demo\/|testing\/)/

const webBase = [
  'web/api/',
  'web/session/',
  'web/live/',
  'web/browser/',
  'web/i18n/',
  'web/paths.ts',
  'contract/',
  'texts/',
]
/** What features are made of. */
const webParts = ['web/forms/', 'web/dialogs/', 'web/problems/', 'web/ui/']
const ownFeature = (/** @type {string} */ path) => /^web\/features\/[^/]+\//.exec(path)?.[0] ?? path

/**
 * The first row whose pattern matches the importer says where its imports may lead.
 *
 * @type {{ files: RegExp, may: string[] | ((path: string) => string[]), packages?: RegExp }[]}
 */
export const zones = [
  { files: /^contract\//, may: ['contract/'], packages: /^zod(\/|$)/ },
  { files: /^server\//, may: ['server/', 'contract/', 'texts/'] },
  { files: /^web\/ui\//, may: ['web/ui/', 'web/i18n/', 'contract/wire/', 'texts/'] },
  { files: /^web\/gallery\//, may: ['web/gallery/', 'web/ui/', 'web/i18n/', 'contract/', 'texts/'] },
  { files: /^web\/(api|session|live|browser|i18n)\/|^web\/paths\.ts$/, may: webBase },
  { files: /^web\/problems\//, may: ['web/problems/', 'web/ui/', ...webBase] },
  {
    files: /^web\/(forms|dialogs)\//,
    may: ['web/forms/', 'web/dialogs/', 'web/problems/', 'web/ui/', ...webBase],
  },
  {
    files: /^web\/features\//,
    may: (path) => [ownFeature(path), ...webParts, ...webBase],
  },
  { files: /^web\/shell\//, may: ['web/shell/', 'web/features/', ...webParts, ...webBase] },
  {
    files: /^web\/pages\//,
    may: ['web/pages/', 'web/shell/', 'web/features/', ...webParts, ...webBase],
  },
  { files: /^web\//, may: ['web/', 'contract/', 'texts/'] },
]

export const forbiddenNames = ['utils', 'helpers', 'misc', 'common', 'types']

export const barrelsAllowed = ['contract/index.ts']

/** The most lines a file may have; the first row whose pattern matches counts. */
export const maxLines = [
  { files: /\.(test|e2e)\.tsx?$/, lines: 400 },
  { files: /\.css$/, lines: 300 },
  { files: /\.(tsx?|mjs)$/, lines: 250 },
]

/** Where the environment may be read. */
export const readsEnvironment = /^server\/(config\.ts|testing\/)|\.test\.tsx?$/
