/**
 * The browsers that the page is built for: those of May 2024 and newer. Older ones show what the server renders. The
 * build rewrites newer syntax and styles for them. Newer functions of the language do not compile, because `lib` of
 * web/tsconfig.json does not have them. Interfaces of browsers that came later need a check whether they are there.
 *
 * @type {string[]}
 */
export const servedBrowsers = ['chrome124', 'edge124', 'firefox125', 'safari17.4']
