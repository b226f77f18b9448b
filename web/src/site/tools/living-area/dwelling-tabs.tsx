import { useT } from '../../../lib/text/strings';
import { Icon } from '../../../ui/marks/icon';
import { newDwelling, removeDwelling, setDwellingName } from './measure/edit-project';
import { addOwnDwelling, isOnlySamples } from './measure/own-rooms';
import type { ProjectTool } from './use-project';
import { limits, type Dwelling } from './measure/project';

type DwellingTabsProps = { dwelling: Dwelling; tool: ProjectTool; onShow: (dwellingId: string) => void };

/** Which dwelling of the building is shown, and what it is called. */
export function DwellingTabs({ dwelling, tool, onShow }: DwellingTabsProps) {
  const t = useT();
  const { dwellings } = tool.project;
  const next = removeDwelling(tool.project, dwelling.id);
  const add = () => {
    const replaces = isOnlySamples(tool.project);
    const number = replaces ? 1 : dwellings.length + 1;
    const added = newDwelling(t('living-area.dwelling.new', { number }), t('living-area.storey.new', { number: 1 }));
    tool.change(addOwnDwelling(tool.project, added), replaces ? t('living-area.example.replaced') : undefined);
    onShow(added.id);
  };
  return (
    <div className={`row dwelling-tabs${dwellings.length > 1 ? ' no-print' : ''}`}>
      {dwellings.length > 1 && (
        <div className="segments no-print" role="group" aria-label={t('living-area.dwellings')}>
          {dwellings.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={id === dwelling.id} onClick={() => onShow(id)}>
              {name || t('living-area.room.unnamed')}
            </button>
          ))}
        </div>
      )}
      <input
        className="input small dwelling-name"
        aria-label={t('living-area.dwelling.name')}
        maxLength={limits.nameLength}
        value={dwelling.name}
        onChange={(event) => tool.change(setDwellingName(tool.project, dwelling.id, event.target.value))}
      />
      <button type="button" className="button ghost small no-print" disabled={dwellings.length >= limits.dwellings} onClick={add}>
        <Icon name="plus" small /> {t('living-area.dwelling.add')}
      </button>
      {next !== tool.project && (
        <button
          type="button"
          className="button ghost small no-print"
          onClick={() => tool.change(next, t('living-area.dwelling.removed', { name: dwelling.name }))}
        >
          <Icon name="trash-2" small /> {t('living-area.dwelling.remove')}
        </button>
      )}
    </div>
  );
}
