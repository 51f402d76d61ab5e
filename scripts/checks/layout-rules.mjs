// The layout of the code in tables: what may import what, how files are named, how long they may be.

/** The server from the bottom up: a file imports its own layer and those below it, types included. */
export const serverLayers = [
  /^server\/(config|errors|log)\.ts$|^server\/metrics\//,
  /^server\/(db|words)\//,
  /^server\/(context\.ts$|accounts\/|audit\/|http\/|jobs\/)/,
  /^server\/(realtime|pages|transfer|secrets|discord)\//,
  /^server\/notices\//,
  /^server\/features\//,
  /^server\/features\.ts$/,
  /^server\/(app\.ts$|app\/|demo\/)/,
  /^server\/((main|admin|data|discord)\.ts$|testing\/)/,
]

/** Slices on the server: left never imports right. */
export const sliceOrder = [
  'records',
  'warnings',
  'auth',
  'tokens',
  'passkeys',
  'discord',
  'profiles',
  'pictures',
  'blocks',
  'players',
  'fleet',
  'beacons',
  'crews',
  'applications',
  'offers',
  'waitlists',
  'boarding',
  'attendance',
  'missions',
  'settlements',
  'calendars',
  'searches',
  'free-players',
  'feeds',
  'discussions',
  'logs',
  'ratings',
  'messages',
  'series',
  'webhooks',
  'reports',
  'leading',
  'crew-page',
  'fly-now',
  'sanctions',
  'users',
  'handles',
  'account',
  'audit',
  'stats',
  'flying',
  'discord-app',
  'previews',
  'sitemap',
]

/**
 * What a file may import, by role, from its own slice. Every other role (`auth.secrets.ts`, `crews.search.ts`) counts as
 * `pure`: functions without side effects that know nothing of the rest.
 *
 * @type {Record<string, string[]>}
 */
export const sliceRoles = {
  routes: ['service', 'view'],
  service: ['service', 'policy', 'status', 'sql', 'fragment', 'pure'],
  view: ['policy', 'status', 'pure'],
  policy: ['status', 'pure'],
  status: [],
  sql: ['sql', 'fragment', 'pure'],
  fragment: ['fragment', 'pure'],
  pure: ['pure'],
}

/** Roles whose types, the shapes of rows, every role but routes may name: types are gone when the code runs. */
export const rowTypes = ['sql', 'fragment']

/** What slices to the right may import. */
export const publicRoles = ['service', 'view', 'policy', 'status', 'fragment']

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
  { files: /^contract\//, may: ['contract/'], packages: /^(zod|@date-fns\/tz)(\/|$)/ },
  // What a landed migration does must not change with the rest.
  { files: /^server\/db\/migrations\//, may: [], packages: /^kysely$/ },
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

/** What is installed without development packages. The page is bundled with all that it needs. */
export const runsInProduction = /^server\/(?!testing\/)/

export const forbiddenNames = ['utils', 'helpers', 'misc', 'common', 'types']

export const barrelsAllowed = ['contract/index.ts']

/** The most lines a file may have; the first row whose pattern matches counts. */
export const maxLines = [
  { files: /\.(test|e2e)\.tsx?$/, lines: 400 },
  { files: /\.css$/, lines: 300 },
  { files: /\.(tsx?|mjs)$/, lines: 250 },
]

/** The most files directly in a folder: more of them are sorted into folders by subject. */
export const maxFilesInFolder = 40

/** Subjects of which two may not import each other: what both need belongs to one of them, or to a third. */
export const subject = /^(contract|server\/features|web\/features)\/[^/]+(?=\/)/

/** Comments that hide a fault from the linter or the type checker. */
export const hidesFaults = /biome[-]ignore|@ts[-](expect-error|ignore|nocheck)/

/** Where the environment may be read. */
export const readsEnvironment = /^server\/(config\.ts|testing\/)|\.test\.tsx?$/
