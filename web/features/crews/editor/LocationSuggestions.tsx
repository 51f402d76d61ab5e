import locations from '#contract/data/locations.json' with { type: 'json' }

/** Known places of the game for the inputs that name this list; anything else may be typed too. */
export function LocationSuggestions({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {locations.map(({ name, body, system }) => (
        <option key={name} value={name} label={name === body ? system : `${body}, ${system}`} />
      ))}
    </datalist>
  )
}
