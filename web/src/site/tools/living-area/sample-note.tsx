import { sampleText } from './describe-room';
import type { ProjectTool } from './use-project';
import { useWords } from './use-words';

/** Says, also on paper, that rooms of the example are counted, and takes them away. Focused when somebody wants to order them. */
export function SampleNote({ tool }: { tool: ProjectTool }) {
  const words = useWords();
  const text = sampleText(tool.project, words);
  if (!text) return null;
  return (
    <div className="note sample-note" tabIndex={-1}>
      <p>
        <strong>{text}</strong> <span className="no-print">{words.t('living-area.example.hint')}</span>
      </p>
      <button type="button" className="link-button no-print" onClick={tool.removeSamples}>
        {words.t('living-area.example.remove')}
      </button>
    </div>
  );
}
