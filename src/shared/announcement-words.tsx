import type { Announcement } from '../data/member/published-content.ts';
import { Caption, Text } from '../ui/layout/text.tsx';

const pictureStyle = { inlineSize: '100%', blockSize: 'auto', borderRadius: 'var(--radius-small)' };

/** Picture and text of an announcement below its title. */
export function AnnouncementWords({
  announcement,
  day,
}: {
  readonly announcement: Pick<Announcement, 'image' | 'image_alt' | 'content'>;
  readonly day: string;
}) {
  const { image, image_alt: alt, content } = announcement;
  return (
    <>
      {image === null ? null : <img style={pictureStyle} src={image} alt={alt} />}
      <Caption>{day}</Caption>
      <Text variant="reading">{content}</Text>
    </>
  );
}
