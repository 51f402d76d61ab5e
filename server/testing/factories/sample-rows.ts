/** A few rows as SQL that the tables of every version take, so that migrations are tried on them. */
export const sampleRows = `
  insert into users (username, email, password_hash, timezone, preferred_languages, created_at) values
    ('leader', 'leader@crew.example', '', 'Europe/Berlin', '{de,en}', '2026-11-01T20:00:00Z'),
    ('member', 'member@crew.example', '', 'UTC', '{en}', '2026-11-02T20:00:00Z');

  insert into crews (author_id, title, description, activity, post_type, current_crew_size, max_crew_size,
    primary_language, timezone, search_text, facets, created_at, updated_at) values
    (1, 'Halo run', 'Two lasers open.', 'mining', 'mission', 2, 4, 'en', 'UTC', ' halo run',
      '{board,activity:mining,zone:UTC,en,seat:any,seat:combat}', '2026-11-03T20:00:00Z', '2026-11-03T20:00:00Z');

  insert into crew_roles (crew_id, position, role_name, role_category, slots_needed, compensation_type) values
    (1, 0, 'Turret Gunner', 'combat', 1, 'fun');

  insert into crew_members (crew_id, user_id, joined_at) values (1, 2, '2026-11-04T20:00:00Z');

  insert into applications (crew_id, user_id, status, message, created_at, decided_at) values
    (1, 2, 'accepted', 'Me', '2026-11-04T19:00:00Z', '2026-11-04T20:00:00Z');

  insert into messages (receiver_id, sender_id, kind, crew_id, body, created_at) values
    (1, 2, 'direct', 1, 'On my way', '2026-11-04T21:00:00Z');

  insert into comments (crew_id, author_id, channel, body, created_at) values
    (1, 2, 'public', 'See you there', '2026-11-04T21:00:00Z');
`
