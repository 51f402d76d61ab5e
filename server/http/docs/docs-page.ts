/** Renders the OpenAPI document as a readable page without scripts. */
import { createHash } from 'node:crypto'
import type { TokenScope } from '#contract/wire/token-scopes.ts'
import { tokenGuide } from './docs-tokens.ts'

interface Described {
  readonly description?: string
  readonly content?: Readonly<Record<string, { readonly schema?: unknown; readonly example?: unknown }>>
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly security?: readonly { readonly token?: readonly string[] }[]
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: unknown }[]
  readonly requestBody?: Described
  readonly responses: Readonly<Record<string, Described>>
}

export interface OpenApi {
  readonly info: { readonly title: string; readonly description?: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const withCode = (text: string) => text.replaceAll(/`(.+?)`/g, '<code>$1</code>')

const whoMay: Readonly<Record<string, string>> = {
  public: 'everyone',
  member: 'signed-in players',
  moderator: 'moderators and admins',
  admin: 'admins',
}

const schemaOf = (part: Described | undefined) =>
  Object.values(part?.content ?? {}).find(({ schema }) => schema !== undefined)?.schema

const schemaBlock = (title: string, schema: unknown) =>
  schema === undefined
    ? ''
    : `<details><summary>${escaped(title)}</summary><pre>${escaped(JSON.stringify(schema, null, 2))}</pre></details>`

const exampleOf = (part: Described | undefined) =>
  Object.values(part?.content ?? {}).find(({ example }) => example !== undefined)?.example

/** Which scope of a token allows the call. */
const scopeOf = ({ security }: Operation): string | undefined =>
  security?.find(({ token }) => token !== undefined)?.token?.[0]

const section = (path: string, method: string, operation: Operation) => {
  const parameters = operation.parameters ?? []
  const answers = Object.entries(operation.responses)
  const scope = scopeOf(operation)
  const good = answers.filter(([status]) => status < '400')
  const bad = answers.filter(([status]) => status >= '400')
  return `<section id="${escaped(operation.operationId)}">
  <h2><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code></h2>
  <p>${escaped(operation.summary)}. For ${whoMay[operation.tags[0] ?? ''] ?? 'everyone'}.${scope ? ` With a token: scope <code>${escaped(scope)}</code>.` : ''}</p>
  ${operation.description ? `<p>${withCode(escaped(operation.description))}</p>` : ''}
  ${parameters.map((each) => schemaBlock(`${each.in}: ${each.name}`, each.schema)).join('')}
  ${schemaBlock('Body', schemaOf(operation.requestBody))}
  ${schemaBlock('Body: an example', exampleOf(operation.requestBody))}
  ${good.map(([status, part]) => schemaBlock(`Answer ${status}`, schemaOf(part)) || `<p>Answer ${status}, empty</p>`).join('')}
  ${good.map(([, part]) => schemaBlock('Answer: an example', exampleOf(part))).join('')}
  <table><tbody>${bad
    .map(
      ([status, part]) =>
        `<tr><th scope="row">${status}</th><td>${escaped(part.description ?? '')}</td></tr>`,
    )
    .join('')}</tbody></table>
</section>`
}

const style = `
  :root { color-scheme: dark light; font: 16px/1.55 system-ui, sans-serif }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem }
  h2 { font-size: 1.05rem; margin: 2.5rem 0 0; overflow-wrap: anywhere }
  h2 b { display: inline-block; min-width: 4.5rem }
  section { border-top: 1px solid #8884 }
  pre { overflow: auto; padding: .75rem; background: #8882; border-radius: 8px }
  summary { cursor: pointer; padding: .25rem 0 }
  th { text-align: left; padding-right: 1rem; vertical-align: top; font-weight: 600 }
  td { overflow-wrap: anywhere }
  nav { columns: 16rem }
  nav a { display: block; padding: .15rem 0 }
  @media (pointer: coarse) { summary, nav a { padding-block: .6rem } }
`

/** With which a policy allows the style element of the page. */
export const docsStyleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

export const renderDocs = ({ info, paths }: OpenApi, publicUrl: string): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const allowedBy = (scope: TokenScope) =>
    operations
      .filter(({ operation }) => scopeOf(operation) === scope)
      .map(({ operation }) => escaped(operation.operationId))
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} API</title><style>${style}</style></head>
<body>
<h1>${escaped(info.title)} API</h1>
<p>${withCode(escaped(info.description ?? ''))} The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${tokenGuide(escaped(publicUrl), allowedBy)}
<nav aria-label="Calls">${operations
    .map(
      ({ operation }) => `<a href="#${escaped(operation.operationId)}">${escaped(operation.operationId)}</a>`,
    )
    .join('')}</nav>
${operations.map(({ path, method, operation }) => section(path, method, operation)).join('\n')}
</body>
</html>`
}
