export { ensureTexts as setup } from '../building/texts.mjs'
