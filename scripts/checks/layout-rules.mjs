// The layout of the code in tables: who may import whom, how files are called, how long they get.

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
 * Inside a slice: what a file of one role may import. Any other role (`auth.secrets.ts`, `crews.words.ts`) is
 * something the slice knows, pure and by itself: it is called `knowledge` here.
 */
export const sliceRoles = {
  routes: ['service', 'view'],
  service: ['service', 'policy', 'status', 'sql', 'table', 'knowledge'],
  view: ['policy', 'status', 'table', 'knowledge'],
  policy: ['status', 'table', 'knowledge'],
  status: [],
  sql: ['sql', 'table', 'knowledge'],
  table: [],
  knowledge: [],
}

/** Whose types, the shapes of rows, every role but routes may name: they are gone when the code runs. */
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
const ownFeature = (path) => /^web\/features\/[^/]+\//.exec(path)?.[0]

/** The first row whose pattern fits the importer says where its imports may lead. */
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

/** The first row that fits counts. */
export const longest = [
  { files: /\.(test|e2e)\.tsx?$/, lines: 400 },
  { files: /\.css$/, lines: 300 },
  { files: /\.(tsx?|mjs)$/, lines: 250 },
]

/** Where the environment may be read. */
export const readsEnvironment = /^server\/(config\.ts|testing\/)|\.test\.tsx?$/
