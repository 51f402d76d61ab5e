// A rendered page is read before it is used: its styles and fonts come first, its scripts when the network is free.
/** @type {import('vite').Plugin} */
export const scriptsLast = {
  name: 'scripts-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"'),
  },
}
