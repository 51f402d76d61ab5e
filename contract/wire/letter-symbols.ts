/** White letters on black circles and squares, and the letters that flags are spelt with: \u{1f150}, \u{1f170}, \u{1f1e6}. */
const letterSymbols = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
const firstSymbols = [0x1f1e6, 0x1f170, 0x1f150]

/** With letters for the symbols that show one and that NFKC leaves as they are. */
export const readLetterSymbols = (text: string): string =>
  text.replace(letterSymbols, (symbol) => {
    const code = symbol.codePointAt(0) ?? 0
    const first = firstSymbols.find((start) => code >= start) ?? code
    return String.fromCharCode(0x61 + code - first)
  })
