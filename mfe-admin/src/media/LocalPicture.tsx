import { useEffect, useRef } from 'react';

/** Pixels: enough for a form, and little of a camera's picture. */
const WIDTH = 640;

/** A picture that was chosen and not sent, drawn small: the pages' policy lets no image in from a file. Nothing where the browser cannot read it. */
export function LocalPicture({ file }: { file: File | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!file || typeof createImageBitmap === 'undefined') return;
    let isWanted = true;
    createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' }).then(
      (bitmap) => {
        const { current } = canvas;
        if (current && isWanted) {
          current.width = bitmap.width;
          current.height = bitmap.height;
          current.getContext('2d')?.drawImage(bitmap, 0, 0);
        }
        bitmap.close();
      },
      // The server says what is wrong with it.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return <canvas ref={canvas} width={WIDTH} height={WIDTH / 2} />;
}
