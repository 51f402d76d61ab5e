import { m } from '#texts'
import { site } from '#web/browser/site.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'

type Props = { value: string | undefined; onChange: (system: string | undefined) => void }

/** The name of a system as the list of places spells it. */
const spelt = (name: string): string =>
  site().systems.find((system) => system.toLowerCase() === name.toLowerCase()) ?? name

export function SystemFilter({ value, onChange }: Props) {
  const chosen = value && spelt(value)
  const { systems } = site()
  return (
    <ChoiceFilter
      name="system"
      label={m.regions_system()}
      any={m.regions_any_system()}
      // A shared link may name a system that is no longer in the list.
      values={chosen && !systems.includes(chosen) ? [chosen, ...systems] : systems}
      labelOf={(system) => system}
      value={chosen}
      onChange={onChange}
    />
  )
}
