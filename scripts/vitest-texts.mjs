export { ensureTexts as setup } from './texts.mjs'
