import * as z from 'zod/mini'

const emptyToNull = <Input>() => {
  const transform = z.transform((value: Input | '' | null) => (value === '' ? null : value))
  // Zod would wait for a promise, which no input is.
  return transform as z.ZodMiniType<Input | null, Input | '' | null>
}

/** For an optional number or choice: null and empty text both mean "none". */
export const noneWhenEmpty = <Output, Input>(schema: z.ZodMiniType<Output, Input>) =>
  z.pipe(emptyToNull<Input>(), z.nullable(schema))
