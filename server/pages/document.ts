/** The HTML document: the built template, filled for one page. */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Locale } from '#contract/locales/locales.ts'
import { displayCookies } from '#contract/wire/cookies.ts'
import type { RenderedPage } from '#contract/wire/rendering.ts'
import { type Site, siteElementId } from '#contract/wire/site.ts'
import { type Theme, themeBackgrounds } from '#contract/wire/themes.ts'
import { m } from '#texts'
import { scriptMark } from './inline-scripts.ts'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

interface Look {
  readonly locale: Locale
  readonly theme: Theme
  /** Of the visitor, if the server knows it. */
  readonly zone: string | undefined
  /** Requesting it again would send the form again. */
  readonly isFormAnswer?: boolean
}

/** The files of each page, without those that the template names already. */
const filesOf = (manifest: Manifest, template: string) => {
  const byName = new Map(Object.entries(manifest).map(([source, chunk]) => [basename(source, '.tsx'), chunk]))
  // Imported chunks first: a page may overrule the styles of what it is made of.
  const collect = (chunk: Chunk | undefined, visited: Set<Chunk>): Chunk[] => {
    if (!chunk || visited.has(chunk)) return []
    visited.add(chunk)
    return [...(chunk.imports ?? []).flatMap((name) => collect(manifest[name], visited)), chunk]
  }
  const isNew = (file: string) => !template.includes(file)
  return (modules: readonly string[]) => {
    const visited = new Set<Chunk>()
    const chunks = modules.flatMap((name) => {
      const chunk = byName.get(name)
      // Without its styles a page would look broken.
      if (!chunk) throw new Error(`The build has no file for the page ${name}`)
      return collect(chunk, visited)
    })
    return {
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].filter(isNew),
      scripts: chunks.map(({ file }) => file).filter(isNew),
    }
  }
}

const moduleTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g
const addressIn = (tag: string): string => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''

/**
 * Loads the page's modules once it is painted, so that they do not delay the first paint on a slow network. When the
 * second frame begins, the first is on the screen.
 */
const loadAfterPaint = (files: readonly string[], entry: string): string => `<script nonce="${scriptMark}">
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
  for (const href of ${JSON.stringify(files)}) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  }
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: ${JSON.stringify(entry)} }),
  )
})))
</script>`

/**
 * On a first visit: sends the browser's zone to the server, and reloads the page before anything of it is painted.
 * A browser without cookies or JavaScript shows the page as it is, in UTC.
 */
const announceZone = `<script nonce="${scriptMark}">
if (!document.cookie.includes('${displayCookies.zone}=')) {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)
  document.cookie = '${displayCookies.zone}=' + zone + '; path=/; max-age=31536000; samesite=lax'
  if (document.cookie.includes('${displayCookies.zone}=')) location.reload()
}
</script>`

/** In place of a page that only the browser renders. */
const needsScript = (locale: Locale): string => {
  const [sentence, board] = [m.app_needs_script({}, { locale }), m.app_find_crew({}, { locale })]
  return `<noscript><p>${sentence}</p><p><a href="/search">${board}</a></p></noscript>`
}

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T

const inLook = (template: string, { locale, theme }: Look): string => {
  const withLocale = template
    .replace('<html lang="en"', `<html lang="${locale}"`)
    .replace('"/manifest.webmanifest"', `"/manifest.webmanifest?lang=${locale}"`)
  // The system's own theme is only known in the browser.
  return theme === 'light'
    ? withLocale
        .replace('data-theme="dark"', 'data-theme="light"')
        .replace(themeBackgrounds.dark, themeBackgrounds.light)
    : withLocale
}

export interface Documents {
  /** The plain page, which the browser renders. */
  readonly plain: (look: Look, head?: string) => string
  readonly filled: (page: RenderedPage, look: Look) => string
}

export const loadDocuments = async (folder: string, site: Site): Promise<Documents> => {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest = await readJson<Manifest>(join(folder, '.vite/manifest.json'))
  // A "<" in it must not end the element.
  const siteJson = JSON.stringify(site).replaceAll('<', '\\u003c')
  const withSite = template
    .replace('{mark}', scriptMark)
    .replace(
      '<!--site-->',
      () => `<script type="application/json" id="${siteElementId}">${siteJson}</script>`,
    )
  const filesFor = filesOf(manifest, template)
  const modules = template.match(moduleTags) ?? []
  const entry = modules.find((tag) => tag.startsWith('<script'))
  const preloaded = modules.filter((tag) => tag !== entry).map(addressIn)
  const withoutModules = withSite.replace(moduleTags, '')
  return {
    plain: (look, head = '<title>CrewBeacon</title>') =>
      inLook(withSite, look)
        .replace('<!--head-->', () => head)
        .replace('</body>', () => `${needsScript(look.locale)}</body>`),
    filled: ({ head, content, scripts, modules }, look) => {
      const files = filesFor(modules)
      const links = files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('')
      const allModules = [...preloaded, ...files.scripts.map((file) => `/${file}`)]
      const loader = loadAfterPaint(allModules, addressIn(entry ?? ''))
      return inLook(withoutModules, look)
        .replace(
          '<!--head-->',
          () => (look.zone === undefined && !look.isFormAnswer ? announceZone : '') + head,
        )
        .replace('</head>', () => `${links}</head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${content}</div>${scripts}${loader}`)
    },
  }
}
