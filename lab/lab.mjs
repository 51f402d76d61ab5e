// `npm run lab -- NAME …`: what is run before a release and not every day. README.md says what each of them does.
const labs = [
  'attack',
  'bench',
  'cluster',
  'costs',
  'discord',
  'engines',
  'fuzz',
  'idle',
  'image',
  'lighthouse',
  'shots',
  'weights',
]

const [name = ''] = process.argv.splice(2, 1)
if (!labs.includes(name)) {
  console.error(`npm run lab -- NAME …, with one of these names: ${labs.join(', ')}`)
  process.exit(2)
}
await import(new URL(`./${name}.mjs`, import.meta.url).href)
