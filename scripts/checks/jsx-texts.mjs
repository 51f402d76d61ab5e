// Finds texts that a component shows without taking them from the catalogue.
import { Visitor } from 'vite'

/**
 * @typedef {import('vite').ESTree.Node} Node
 * @typedef {{ text: string, start: number }} FoundText
 */

const textAttribute =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|legend|heading|hint|text|caption|summary|message)$|(Label|Title|Text|(?<!^enterKey)Hint|Message|Description|Placeholder)$/

/** Names that read the same in every language. */
const sameEverywhere = new Set(['CrewBeacon', 'English', 'Deutsch', 'EN', 'DE'])

const isElementName = (/** @type {string} */ text) => /^h[1-6]$/.test(text)

const needsTranslation = (/** @type {FoundText} */ { text }) =>
  /\p{L}/u.test(text) && !sameEverywhere.has(text.trim()) && !isElementName(text)

/**
 * The strings that an expression can evaluate to.
 *
 * @type {(node: Node | null) => FoundText[]}
 */
const stringsOf = (node) => {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : []
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => ({ text: value.cooked ?? '', start: node.start }))
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

const stringsIn = (/** @type {import('vite').ESTree.JSXChild[]} */ children) =>
  children.filter(({ type }) => type === 'JSXExpressionContainer').flatMap(stringsOf)

/** @type {(sources: import('./sources.mjs').Sources, path: string) => string[]} */
export const hardCodedTexts = ({ parse, read }, path) => {
  /** @type {FoundText[]} */
  const found = []
  new Visitor({
    JSXText: ({ value, start }) => found.push({ text: value, start }),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && textAttribute.test(name.name)) found.push(...stringsOf(value))
    },
    JSXElement: ({ children }) => found.push(...stringsIn(children)),
    JSXFragment: ({ children }) => found.push(...stringsIn(children)),
  }).visit(parse(path).program)

  const source = read(path)
  const lineOf = (/** @type {FoundText} */ { start }) => source.slice(0, start).split('\n').length
  return found
    .filter(needsTranslation)
    .map((each) => `${path}:${lineOf(each)}: "${each.text.trim()}" is not in the catalogue`)
}
