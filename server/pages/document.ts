/** The HTML document: the built template, filled for one page. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#contract/wire/languages.ts'
import type { RenderedPage } from '#contract/wire/rendering.ts'
import { type Site, siteElementId } from '#contract/wire/site.ts'
import { type Theme, themeBackgrounds } from '#contract/wire/themes.ts'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

interface Look {
  readonly locale: Locale
  readonly theme: Theme
}

/** The files that rendered parts need, without those that the template names already. */
const filesOf = (manifest: Manifest, fileOfPart: Readonly<Record<string, string>>, template: string) => {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  // Imported chunks first: a part of the page may overrule the styles of what it is made of.
  const collect = (chunk: Chunk | undefined, collected: Set<Chunk>, visited: Set<Chunk>): void => {
    if (!chunk || visited.has(chunk)) return
    visited.add(chunk)
    for (const imported of chunk.imports ?? []) collect(manifest[imported], collected, visited)
    collected.add(chunk)
  }
  /** A page without the styles of one of its parts would look broken. */
  const chunkOf = (part: string): Chunk => {
    const chunk = byFile.get(fileOfPart[part] ?? '')
    if (!chunk) throw new Error(`The build has no file for the part ${part}`)
    return chunk
  }
  const chunksOf = (parts: readonly string[]): Chunk[] => {
    const chunks = new Set<Chunk>()
    const visited = new Set<Chunk>()
    for (const part of parts) collect(chunkOf(part), chunks, visited)
    return [...chunks]
  }
  const isNew = (file: string) => !template.includes(file)
  return (parts: readonly string[]) => ({
    styles: [...new Set(chunksOf(parts).flatMap(({ css = [] }) => css))].filter(isNew),
    // What not every visitor sees, the page loads by itself if it has to.
    scripts: chunksOf(parts.filter((part) => !part.endsWith('-chunk')))
      .map(({ file }) => file)
      .filter(isNew),
  })
}

const moduleTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g
const addressIn = (tag: string): string => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''

/**
 * Loads the page's modules once it has been painted: until then they would only compete with what is to be seen. When the
 * second frame begins, the first is on the screen.
 */
const loadAfterPaint = (
  files: readonly string[],
  entry: string,
  nonce: string,
): string => `<script nonce="${nonce}">
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
  for (const href of ${JSON.stringify(files)}) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  }
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: ${JSON.stringify(entry)} }),
  )
})))
</script>`

const readJson = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T

const inLook = (template: string, { locale, theme }: Look): string => {
  const withLocale = template.replace('<html lang="en"', `<html lang="${locale}"`)
  // The system's own theme is only known in the browser.
  return theme === 'light'
    ? withLocale
        .replace('data-theme="dark"', 'data-theme="light"')
        .replace(themeBackgrounds.dark, themeBackgrounds.light)
    : withLocale
}

export interface Documents {
  /** The plain page, which the browser renders. */
  readonly plain: (look: Look) => string
  readonly filled: (page: RenderedPage, look: Look) => string
}

/** `nonce`: what stands for it until a document is sent. */
export const loadDocuments = async (folder: string, site: Site, nonce: string): Promise<Documents> => {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const manifest = await readJson<Manifest>(join(folder, '.vite/manifest.json'))
  const fileOfPart = await readJson<Record<string, string>>(join(folder, '.vite/parts.json'))
  // A "<" in it must not end the element.
  const siteJson = JSON.stringify(site).replaceAll('<', '\\u003c')
  const withSite = template
    .replace('{nonce}', nonce)
    .replace(
      '<!--site-->',
      () => `<script type="application/json" id="${siteElementId}">${siteJson}</script>`,
    )
  const filesFor = filesOf(manifest, fileOfPart, template)
  const modules = template.match(moduleTags) ?? []
  const entry = modules.find((tag) => tag.startsWith('<script'))
  const preloaded = modules.filter((tag) => tag !== entry).map(addressIn)
  const withoutModules = withSite.replace(moduleTags, '')
  return {
    plain: (look) => inLook(withSite, look).replace('<!--head-->', '<title>CrewBeacon</title>'),
    filled: ({ head, content, scripts, parts }, look) => {
      const files = filesFor(parts)
      const links = files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('')
      const allModules = [...preloaded, ...files.scripts.map((file) => `/${file}`)]
      const loader = loadAfterPaint(allModules, addressIn(entry ?? ''), nonce)
      return inLook(withoutModules, look)
        .replace('<!--head-->', () => head)
        .replace('</head>', () => `${links}</head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${content}</div>${scripts}${loader}`)
    },
  }
}
