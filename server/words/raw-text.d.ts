declare module '*.txt?raw' {
  const content: string
  // biome-ignore lint/style/noDefaultExport: this is how Vite imports a file as text
  export default content
}
