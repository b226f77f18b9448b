import { type Picture as PictureData, picturesFiles } from '@contract/content/picture';
import type { PictureShape } from '@contract/content/picture-sizes';

type PictureProps = {
  picture: PictureData;
  shape: PictureShape;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** The width that is enough, in pixels, also for dense screens. */
  limit?: number;
  /** True for the picture of the first screen, which is loaded before all others. */
  isFirst?: boolean;
  /** True beside a text that says the same, such as the link that it stands in. */
  isDecoration?: boolean;
  className?: string;
};

/** An editors' picture, in the formats and sizes that the browser chooses from. */
export function Picture({ picture, shape, sizes, limit, isFirst = false, isDecoration = false, className }: PictureProps) {
  const { sources, src, width, height } = picturesFiles(picture, shape, limit);
  return (
    <picture className={className}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={isDecoration ? '' : picture.alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? undefined : 'async'}
      />
    </picture>
  );
}
