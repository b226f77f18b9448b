import { createFileRoute } from '@tanstack/react-router';
import { areaHead, loadAreaSite } from '../areas/frame/area-site';
import { AreaRoot } from './-area-root';

export const Route = createFileRoute('/admin')({
  staticData: { strings: ['auth', 'problem', 'work-problem', 'live', 'admin', 'lists'] },
  loader: ({ context }) => loadAreaSite(context.locale),
  head: ({ match }) => areaHead('area.title.admin', match.context),
  component: AreaRoot,
});
