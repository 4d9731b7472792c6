import sharp from 'sharp';

/** Noise, as from a camera. */
export const photo = (width: number, height: number, shade = 120) =>
  sharp({
    create: {
      width: Math.min(width, 400),
      height: Math.min(height, 300),
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: shade, sigma: 30 },
    },
  })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb');

export const plain = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red on the left and blue on the right, before rotation. */
export async function halves(width: number, height: number) {
  const right = await plain(Math.ceil(width / 2), height, '#0000ff')
    .png()
    .toBuffer();
  return sharp(await plain(width, height, '#ff0000').png().toBuffer()).composite([{ input: right, gravity: 'east' }]);
}

export const GPS = {
  IFD0: { Make: 'A phone', Copyright: 'Asha Verma' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 35/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 3/1 0/1' },
};
