import { m } from '#texts'
import type { MyCrewsTab } from './my-crews-search.ts'

interface TabTexts {
  readonly name: () => string
  readonly empty: () => string
  readonly emptyText: () => string
}

export const tabTexts: Record<MyCrewsTab, TabTexts> = {
  led: {
    name: m.my_crews_tab_led,
    empty: m.my_crews_empty_led,
    emptyText: m.my_crews_empty_led_text,
  },
  joined: {
    name: m.my_crews_tab_joined,
    empty: m.my_crews_empty_joined,
    emptyText: m.my_crews_empty_joined_text,
  },
  applied: {
    name: m.my_crews_tab_applied,
    empty: m.my_crews_empty_applied,
    emptyText: m.my_crews_empty_applied_text,
  },
  past: {
    name: m.my_crews_tab_past,
    empty: m.my_crews_empty_past,
    emptyText: m.my_crews_empty_past_text,
  },
}
