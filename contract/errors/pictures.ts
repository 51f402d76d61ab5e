import { pictureLimits } from '../pictures/limits.ts'
import type { ErrorRow } from './row.ts'

export const pictureErrors = {
  file_too_large: {
    status: 413,
    en: `File too large (max ${pictureLimits.megabytes}MB)`,
    de: `Datei zu groß (höchstens ${pictureLimits.megabytes} MB)`,
  },
  too_many_pixels: {
    status: 413,
    en: `This picture has too many pixels (max ${pictureLimits.megapixels} megapixels).`,
    de: `Dieses Bild hat zu viele Pixel (höchstens ${pictureLimits.megapixels} Megapixel).`,
  },
  not_a_picture: {
    status: 415,
    en: 'This is not a picture that can be read. Please choose a JPG, PNG or GIF.',
    de: 'Das ist kein lesbares Bild. Bitte wähle ein JPG, PNG oder GIF.',
  },
} as const satisfies Record<string, ErrorRow>
