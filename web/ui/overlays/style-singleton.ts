/**
 * In place of the package react-style-singleton, by which dialogs lock scrolling: it inserts a style element, which the
 * content security policy refuses. A constructed sheet is allowed.
 */
import { useEffect } from 'react'

export const styleSingleton = () => {
  let sheet: CSSStyleSheet | undefined
  let users = 0

  return function Style({ styles }: { readonly styles: string }) {
    useEffect(() => {
      // Of several open dialogs the first, because it hides the scroll bar that the others would measure.
      if (users === 0) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }
      users += 1
      return () => {
        users -= 1
        if (users === 0)
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
      }
    }, [styles])
    return null
  }
}
