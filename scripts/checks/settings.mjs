// Finds variables that the server reads and that .env.example or compose.yaml does not name, and names there that it does
// not read.

/** @typedef {import('./sources.mjs').Sources} Sources */

const namesIn = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))

/** @type {(sources: Pick<Sources, 'read'>) => string[]} */
export const findSettingFaults = ({ read }) => {
  const config = namesIn(read('server/config.ts'), /^ {2}([A-Z][A-Z_]*): /gm)
  const example = namesIn(read('.env.example'), /^(?:# )?([A-Z][A-Z_]*)=/gm)
  const compose = read('compose.yaml')
  const [environment = ''] = /^x-app:[\s\S]+?^ {2}depends_on:/m.exec(compose) ?? []
  const given = namesIn(environment, /^ {4}([A-Z][A-Z_]*): /gm)

  const unnamed = (/** @type {string} */ file, /** @type {Set<string>} */ names) =>
    [...config].filter((name) => !names.has(name)).map((name) => `${file}: does not name ${name}`)
  const unknown = (/** @type {string} */ file, /** @type {Set<string>} */ names) =>
    [...names]
      .filter((name) => !config.has(name))
      .map((name) => `${file}: names ${name}, which the server does not read`)
  return [
    ...unnamed('.env.example', example),
    ...unknown('.env.example', example),
    // Also in a comment: the Dockerfile sets some of them.
    ...unnamed('compose.yaml', namesIn(compose, /\b([A-Z][A-Z_]*)\b/g)),
    ...unknown('compose.yaml', given),
  ]
}
