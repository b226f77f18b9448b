import type { DownloadUrl } from '@contract/file';
import { Problem } from '@contract/problem';
import type { QuoteLine } from '@contract/quote';
import { get } from '../../lib/http';
import { useT } from '../../lib/strings';
import { useToast } from '../../ui/toasts';

/** The files that came with a line; each click asks for a fresh address, which lasts five minutes. */
export function GuestFiles({ files, token }: { files: QuoteLine['files']; token: string }) {
  const t = useT();
  const { work } = useToast();
  if (files.length === 0) return null;
  const download = async (fileName: string) => {
    try {
      const { url } = await get<DownloadUrl>(`/api/guest/${token}/files/${fileName}/download-url`);
      location.assign(url);
    } catch (failure) {
      const { code } = failure instanceof Problem ? failure : new Problem('server.unavailable');
      work.error(t(`problem.${code}`));
    }
  };
  return (
    <small>
      {`${t('guest.files')}: `}
      {files.map(({ fileName, originalName }, index) => (
        <span key={fileName}>
          {index > 0 && ', '}
          <button type="button" className="link-button" onClick={() => void download(fileName)}>
            {originalName}
          </button>
        </span>
      ))}
    </small>
  );
}
