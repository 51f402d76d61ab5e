// Finds words that a component shows without the catalogue.
import { parse, read } from './sources.mjs'

const textAttribute =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|legend|heading|hint|text|caption|summary|message)$|(Label|Title|Text|Hint|Message|Description|Placeholder)$/

/** Names that read the same in every language. */
const sameEverywhere = new Set(['CrewBeacon', 'English', 'Deutsch', 'EN', 'DE'])

const isElementName = (words) => /^h[1-6]$/.test(words)

const isText = (words) => /\p{L}/u.test(words) && !sameEverywhere.has(words.trim()) && !isElementName(words)

/** The strings an expression can turn out to be. */
const stringsOf = (node) => {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, words: node.value }] : []
    case 'TemplateLiteral':
      return node.quasis.map((quasi) => ({ node, words: quasi.value.cooked ?? '' }))
    case 'JSXExpressionContainer':
      return stringsOf(node.expression)
    case 'ConditionalExpression':
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)]
    case 'LogicalExpression':
      return [...stringsOf(node.left), ...stringsOf(node.right)]
    default:
      return []
  }
}

const textsIn = (node) => {
  if (node.type === 'JSXText') return [{ node, words: node.value }]
  if (node.type === 'JSXAttribute' && textAttribute.test(node.name.name)) return stringsOf(node.value)
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return node.children.filter(({ type }) => type === 'JSXExpressionContainer').flatMap(stringsOf)
  }
  return []
}

const walk = (node, visit) => {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit)
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const child of Object.values(node)) walk(child, visit)
  }
}

export const hardCodedTexts = (path) => {
  const source = read(path)
  const found = []
  walk(parse(path).body, (node) => {
    for (const { node: where, words } of textsIn(node)) {
      const line = source.slice(0, where.start).split('\n').length
      if (isText(words)) found.push(`${path}:${line}: "${words.trim()}" is not in the catalogue`)
    }
  })
  return found
}
