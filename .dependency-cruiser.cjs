/** Imports run one way. Server: api → domain → platform → contract, and areas of the domain in one line. Browser: routes → site | areas → documents → ui · lib → contract; static-markup → ui · lib. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Areas of the business on the server, in the order in which they may know each other. */
const areas = ['files', 'people', 'catalogue', 'publishing', 'quoting', 'production', 'billing', 'records', 'notices'];

module.exports = {
  forbidden: [
    rule(
      'topics-are-islands',
      'A route or layout passes one topic into another as a slot. What topics of one program share lies in blocks or workspace.',
      { path: '^web/src/(site|areas)/([^/]+)/' },
      { path: '^web/src/(site|areas)/', pathNot: '^web/src/($1/$2|site/blocks|areas/workspace)/' },
    ),
    rule(
      'site-and-areas-are-strangers',
      'The public program and the signed-in one share documents, ui and lib.',
      { path: '^web/src/site/' },
      { path: '^web/src/areas/' },
    ),
    rule(
      'areas-know-no-site',
      'The public program and the signed-in one share documents, ui and lib.',
      { path: '^web/src/areas/' },
      { path: '^web/src/site/' },
    ),
    rule(
      'documents-know-no-program',
      'What guest pages and areas both show is given the rest.',
      { path: '^web/src/documents/' },
      { path: '^web/src/(site|areas|routes|static-markup)/' },
    ),
    rule(
      'blocks-know-no-topic',
      'Topics are made of blocks.',
      { path: '^web/src/(site/blocks|areas/workspace)/' },
      { path: '^web/src/(site|areas)/', pathNot: '^web/src/(site/blocks|areas/workspace)/' },
    ),
    rule(
      'nouns-are-islands',
      'Work across nouns lives in domain/.',
      { path: '^cms/src/api/([^/]+)/' },
      { path: '^cms/src/api/([^/]+)/', pathNot: '^cms/src/api/$1/' },
    ),
    rule(
      'ui-knows-no-feature',
      'The design system and what several features share serve every topic.',
      { path: '^web/src/(ui|lib|drawings|uploads|downloads)/' },
      { path: '^web/src/(site|areas|documents|routes|static-markup)/' },
    ),
    rule(
      'static-markup-knows-no-feature',
      'What works on the DOM by hand knows markup, not the components that it came from.',
      { path: '^web/src/static-markup/' },
      { path: '^web/src/(site|areas|documents|routes)/' },
    ),
    rule(
      'scripts-in-pages-carry-no-react',
      'They run before it, and stand in every page.',
      { path: '^web/src/static-markup/(entry-|consent-|reveal-)', pathNot: '\\.test\\.ts$' },
      { path: 'node_modules/(react|react-dom|@tanstack)/', reachable: true },
    ),
    rule('ui-knows-no-api', 'The design system is given what it shows.', { path: '^web/src/ui/' }, { path: '^web/src/lib/http/http\\.' }),
    rule(
      'texts-are-read-by-one-hook',
      'Components call useT; which reader is behind it, the entry point decides.',
      { path: '^web/src/', pathNot: '^web/src/lib/text/i18n\\.tsx$' },
      { path: 'node_modules/(react-)?i18next/' },
    ),
    rule(
      'public-pages-carry-no-i18next',
      'Only entries of areas and the server put it around their pages.',
      { path: '^web/src/', pathNot: '^web/src/(entry-(area|server)\\.tsx|lib/text/strings\\.test\\.ts)$' },
      { path: '^web/src/lib/text/i18n\\.tsx$' },
    ),
    rule(
      'lists-are-shown-by-one-table',
      'Lists give RecordTable their columns.',
      { path: '^web/src/', pathNot: '^web/src/ui/tables/record-(table|list)\\.tsx$' },
      { path: 'node_modules/@tanstack/(react-)?table' },
    ),
    rule(
      'public-pages-have-no-table-of-records',
      'Its library is for areas only.',
      { path: '^web/src/site/' },
      { path: '^web/src/ui/tables/record-' },
    ),
    rule('topics-know-no-route', 'Routes compose topics.', { path: '^web/src/(site|areas)/' }, { path: '^web/src/routes/' }),
    rule(
      'web-sees-only-the-contract',
      'Server code never reaches the browser.',
      { path: '^(web|e2e)/' },
      { path: '^cms/', pathNot: '^cms/src/contract/' },
    ),
    rule(
      'contract-is-pure',
      'Server and browser share it.',
      { path: '^cms/src/contract/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^cms/src/contract/|node_modules/(zod|vitest|fast-check)/' },
    ),
    ...areas
      .slice(0, -1)
      .map((area, index) =>
        rule(
          `${area}-comes-before-${areas[index + 1]}`,
          `Areas of the domain form a line: ${areas.join(', ')}. Each may import those before it.`,
          { path: `^cms/src/domain/${area}/` },
          { path: `^cms/src/domain/(${areas.slice(index + 1).join('|')})/` },
        ),
      ),
    rule(
      'platform-knows-no-area',
      'Areas register with the platform in assembly.ts.',
      { path: '^cms/src/platform/', pathNot: '\\.test\\.ts$' },
      { path: '^cms/src/', pathNot: '^cms/src/(platform|contract)/' },
    ),
    rule(
      'domain-knows-no-route',
      'Routes and controllers call the domain.',
      { path: '^cms/src/domain/', pathNot: '\\.test\\.ts$' },
      { path: '^cms/src/', pathNot: '^cms/src/(domain|platform|contract)/' },
    ),
    rule('no-cycle', 'Two files that need each other are one.', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|routeTree\\.gen' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
