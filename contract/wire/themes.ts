export const themes = ['system', 'dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** As `--bg` in tokens.css and in index.html, for what a browser or phone colours around the page. */
export const themeBackgrounds = { dark: '#0a0d11', light: '#f1f4f6' } as const
