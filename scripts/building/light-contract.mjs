// The page's build needs an endpoint's address, not its schemas: the server checks what is sent and what it answers.
// Schemas that a form uses stay; the others fall away, and the schema library with them where nothing is parsed.
const forPage = ['method', 'path', 'upload', 'mediaType']

/** Of values that the bundler itself sees to have no side effects. */
const isPlain = new Set(['ArrowFunctionExpression', 'Literal', 'TemplateLiteral', 'ArrayExpression'])

/** @typedef {{ start: number, end: number, text: string }} Edit */
/** @typedef {ReturnType<import('vite').Rolldown.PluginContext['parse']>} Program */
/** @typedef {Extract<Program['body'][number], { type: 'VariableDeclaration' }>['declarations'][number]['init']} Init */

/** @returns {Edit[]} */
const withoutSchemas = (/** @type {Init} */ init, /** @type {string} */ code) => {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return []
  const [definition] = init.arguments
  if (init.callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return []
  /** @type {Map<string, string>} */
  const kept = new Map()
  for (const property of definition.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
    if (forPage.includes(property.key.name))
      kept.set(property.key.name, code.slice(property.start, property.end))
  }
  if (!kept.has('method') || !kept.has('path'))
    throw new Error('An endpoint must name its method and its path itself, not by a spread')
  return [{ start: definition.start, end: definition.end, text: `{ ${[...kept.values()].join(', ')} }` }]
}

/** @type {import('vite').Plugin} */
export const lightContract = {
  name: 'light-contract',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/.*\.ts$/ },
    handler(code) {
      /** @type {Edit[]} */
      const edits = []
      for (const statement of this.parse(code).body) {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        if (declared?.type !== 'VariableDeclaration') continue
        for (const { init } of declared.declarations) {
          if (!init || isPlain.has(init.type)) continue
          // Nothing in the contract has side effects, so a value that nothing uses can go.
          edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' })
          edits.push(...withoutSchemas(init, code))
          edits.push({ start: init.end, end: init.end, text: '))()' })
        }
      }
      const parts = edits.map(({ start, text }, i) => code.slice(edits[i - 1]?.end ?? 0, start) + text)
      return {
        code: parts.join('') + code.slice(edits.at(-1)?.end ?? 0),
        map: null,
        moduleSideEffects: false,
      }
    },
  },
}
