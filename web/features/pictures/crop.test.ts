import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Crop, cropSide, maxZoom, movePicture, wholePicture, zoomTo } from './crop.ts'

const wide = { width: 400, height: 200 }

test('at first the middle of the picture is kept, as large as it can be', () => {
  const crop = wholePicture(wide)
  expect([crop, cropSide(wide, crop)]).toEqual([{ x: 200, y: 100, zoom: 1 }, 200])
})

test.each<[string, Crop, Crop]>([
  ['to the right', movePicture(wide, wholePicture(wide), 0.25, 0), { x: 150, y: 100, zoom: 1 }],
  ['not beyond its left edge', movePicture(wide, wholePicture(wide), 9, 0), { x: 100, y: 100, zoom: 1 }],
  [
    'not up or down where nothing is hidden',
    movePicture(wide, wholePicture(wide), 0, 0.5),
    wholePicture(wide),
  ],
])('the picture moves %s', (_where, moved, expected) => {
  expect(moved).toEqual(expected)
})

test('zooming keeps the point under the pointer where it is', () => {
  const before = wholePicture(wide)
  const point = { x: 0.75, y: 0.25 }
  const after = zoomTo(wide, before, 2, point)
  const seenAt = (crop: Crop) => {
    const side = cropSide(wide, crop)
    return [crop.x + (point.x - 0.5) * side, crop.y + (point.y - 0.5) * side]
  }
  expect(seenAt(after)).toEqual(seenAt(before))
})

test('whatever is done, the square stays inside the picture', () => {
  const share = fc.double({ min: -3, max: 3, noNaN: true })
  const step = fc.record({ right: share, down: share, zoom: fc.double({ min: -1, max: 9, noNaN: true }) })
  const side = fc.integer({ min: 1, max: 9_000 })
  fc.assert(
    fc.property(fc.record({ width: side, height: side }), fc.array(step), (size, steps) => {
      let crop = wholePicture(size)
      for (const { right, down, zoom } of steps) {
        crop = zoomTo(size, movePicture(size, crop, right, down), zoom, { x: right, y: down })
      }
      const half = cropSide(size, crop) / 2
      const tolerance = 1e-6
      expect(crop.zoom).toBeGreaterThanOrEqual(1)
      expect(crop.zoom).toBeLessThanOrEqual(maxZoom)
      expect(Math.min(crop.x, crop.y) - half).toBeGreaterThanOrEqual(-tolerance)
      expect(crop.x + half).toBeLessThanOrEqual(size.width + tolerance)
      expect(crop.y + half).toBeLessThanOrEqual(size.height + tolerance)
    }),
  )
})
