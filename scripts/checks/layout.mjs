// Fails on code that breaks the layout of docs/architecture.md, on CSS classes that do not exist or that nothing uses, on
// files and scripts that a document or the deployment names and that do not exist, and on settings that the examples of a
// deployment do not name.
import { fromRoot } from '../root.mjs'
import { findCssFaults } from './css-classes.mjs'
import { findLayoutBreaks } from './layout-findings.mjs'
import { findMissingNames } from './named-files.mjs'
import { findSettingFaults } from './settings.mjs'
import { createSources } from './sources.mjs'

const sources = createSources(fromRoot())
const { files, findings: breaks } = findLayoutBreaks(sources)
const findings = [
  ...breaks,
  ...findCssFaults(sources),
  ...findMissingNames(sources),
  ...findSettingFaults(sources),
]

for (const finding of findings) console.error(finding)
console.log(`Layout: ${files.length} files, ${findings.length} findings`)
process.exitCode = findings.length > 0 ? 1 : 0
