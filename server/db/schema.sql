SET check_function_bodies = false;

CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE FUNCTION count_changed_crew() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'UPDATE' and old.mission_status = new.mission_status
        and not exists (select from player_counts where user_id in (old.author_id, new.author_id))
      then
        return new;
      end if;
      perform count_crew(old, -1);
      if tg_op = 'DELETE' then
        return old;
      end if;
      perform count_crew(new, 1);
      return new;
    end $$;

CREATE TABLE crews (
    id integer NOT NULL,
    author_id integer NOT NULL,
    co_leader_id integer,
    lead_offered_to integer,
    handed_over_at timestamp with time zone,
    leader_joined_at timestamp with time zone,
    title text NOT NULL,
    description text NOT NULL,
    additional_requirements text DEFAULT ''::text NOT NULL,
    activity text,
    post_type text NOT NULL,
    mission_status text DEFAULT 'open'::text NOT NULL,
    current_crew_size integer DEFAULT 1 NOT NULL,
    max_crew_size integer NOT NULL,
    scheduled_time timestamp with time zone,
    estimated_duration integer,
    location text DEFAULT ''::text NOT NULL,
    start_location text DEFAULT ''::text NOT NULL,
    end_location text DEFAULT ''::text NOT NULL,
    region text,
    game_version text DEFAULT 'live'::text NOT NULL,
    ship_size text,
    ship_id integer,
    ship_name text,
    fleet_ship_id integer,
    reward_uec bigint,
    experience_level text,
    required_languages text[] DEFAULT '{}'::text[] NOT NULL,
    primary_language text NOT NULL,
    timezone text NOT NULL,
    discord_link text DEFAULT ''::text NOT NULL,
    seats_at_once text DEFAULT 'off'::text NOT NULL,
    at_once_conditions text[] DEFAULT '{}'::text[] NOT NULL,
    search_text text NOT NULL,
    facets text[] NOT NULL,
    announced_at timestamp with time zone,
    asks_before_offers boolean DEFAULT false NOT NULL,
    seats_announced integer DEFAULT 0 NOT NULL,
    ready_called_at timestamp with time zone,
    ready_called_again_at timestamp with time zone,
    cancel_reason text,
    expired_at timestamp with time zone,
    kept_at timestamp with time zone,
    warned_at timestamp with time zone,
    reminded_at timestamp with time zone,
    started_at timestamp with time zone,
    completed_at timestamp with time zone,
    ended_at timestamp with time zone,
    cancelled_at timestamp with time zone,
    is_hidden boolean DEFAULT false NOT NULL,
    deleted_at timestamp with time zone,
    deletion_reason text,
    revision integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    text_written_at timestamp with time zone,
    CONSTRAINT crews_activity_check CHECK ((activity = ANY (ARRAY['mining'::text, 'cargo'::text, 'combat'::text, 'exploration'::text, 'racing'::text, 'social'::text, 'trading'::text, 'salvage'::text, 'transport'::text, 'rescue'::text, 'escort'::text]))),
    CONSTRAINT crews_check CHECK ((current_crew_size <= max_crew_size)),
    CONSTRAINT crews_check1 CHECK (((expired_at IS NULL) OR (mission_status = 'cancelled'::text))),
    CONSTRAINT crews_check2 CHECK (((ship_id IS NULL) OR (ship_name IS NOT NULL))),
    CONSTRAINT crews_check3 CHECK (((deleted_at IS NULL) = (deletion_reason IS NULL))),
    CONSTRAINT crews_check4 CHECK (((deleted_at IS NULL) OR is_hidden)),
    CONSTRAINT crews_current_crew_size_check CHECK ((current_crew_size >= 1)),
    CONSTRAINT crews_estimated_duration_check CHECK (((estimated_duration >= 0) AND (estimated_duration <= 1440))),
    CONSTRAINT crews_experience_level_check CHECK ((experience_level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'experienced'::text]))),
    CONSTRAINT crews_game_version_check CHECK ((game_version = ANY (ARRAY['live'::text, 'ptu'::text]))),
    CONSTRAINT crews_max_crew_size_check CHECK (((max_crew_size >= 1) AND (max_crew_size <= 50))),
    CONSTRAINT crews_mission_status_check CHECK ((mission_status = ANY (ARRAY['open'::text, 'in_progress'::text, 'completed'::text, 'ended'::text, 'cancelled'::text]))),
    CONSTRAINT crews_post_type_check CHECK ((post_type = ANY (ARRAY['crew_search'::text, 'mission'::text, 'transport'::text]))),
    CONSTRAINT crews_primary_language_check CHECK ((primary_language = ANY (ARRAY['en'::text, 'de'::text, 'fr'::text, 'es'::text, 'it'::text, 'pt'::text, 'ru'::text, 'zh'::text, 'ja'::text]))),
    CONSTRAINT crews_region_check CHECK ((region = ANY (ARRAY['eu'::text, 'us'::text, 'asia'::text, 'au'::text]))),
    CONSTRAINT crews_required_languages_check CHECK ((required_languages <@ '{en,de,fr,es,it,pt,ru,zh,ja}'::text[])),
    CONSTRAINT crews_reward_uec_check CHECK (((reward_uec >= 0) AND (reward_uec <= '1000000000000'::bigint))),
    CONSTRAINT crews_seats_at_once_check CHECK ((seats_at_once = ANY (ARRAY['off'::text, 'roles'::text, 'all'::text]))),
    CONSTRAINT crews_ship_size_check CHECK ((ship_size = ANY (ARRAY['small'::text, 'medium'::text, 'large'::text, 'capital'::text])))
)
WITH (fillfactor='80');
ALTER TABLE ONLY crews ALTER COLUMN search_text SET STATISTICS 0;

CREATE FUNCTION count_crew(crew crews, change integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
    declare
      completed_change integer := change * (crew.mission_status in ('completed', 'ended'))::integer;
      cancelled_change integer := change * (crew.mission_status = 'cancelled')::integer;
    begin
      perform from player_counts
      where user_id = crew.author_id or user_id in (select user_id from crew_members where crew_id = crew.id)
      order by user_id
      for no key update;
      update player_counts set
        created = created + change,
        led = led + completed_change,
        completed = completed + completed_change,
        cancelled = cancelled + cancelled_change,
        threads = threads
          + change * (exists (select from comments where crew_id = crew.id and removed_at is null))::integer,
        thread_views = thread_views
          + change * coalesce((select views from crew_views where crew_id = crew.id), 0)
      where user_id = crew.author_id;
      update player_counts set
        completed = completed + completed_change,
        cancelled = cancelled + cancelled_change
      where user_id in (select user_id from crew_members where crew_id = crew.id);
    end $$;

CREATE FUNCTION count_former_member() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare
      status text := (select mission_status from crews where id = old.crew_id);
    begin
      update player_counts set
        completed = completed - (status in ('completed', 'ended'))::integer,
        cancelled = cancelled - (status = 'cancelled')::integer
      where user_id = old.user_id and status not in ('open', 'in_progress');
      return null;
    end $$;

CREATE FUNCTION count_new_crews() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          perform from player_counts
          where user_id in (select user_id from (select author_id as user_id, mission_status from new_rows) as flown)
          order by user_id
          for no key update;
          update player_counts set
            created = created + 1 * added,
            led = led + 1 * counts.completed,
            completed = player_counts.completed + counts.completed,
            cancelled = player_counts.cancelled + counts.cancelled
          from (
            select user_id, count(*) as added,
              count(*) filter (where mission_status in ('completed', 'ended')) as completed,
              count(*) filter (where mission_status = 'cancelled') as cancelled
            from (select author_id as user_id, mission_status from new_rows) as flown
            group by user_id
          ) as counts
          where player_counts.user_id = counts.user_id;
          return null;
        end $$;

CREATE FUNCTION count_new_members() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
        begin
          perform from player_counts
          where user_id in (select user_id from (select user_id, mission_status from new_rows join crews on crews.id = crew_id
     where mission_status not in ('open', 'in_progress')) as flown)
          order by user_id
          for no key update;
          update player_counts set
            created = created + 0 * added,
            led = led + 0 * counts.completed,
            completed = player_counts.completed + counts.completed,
            cancelled = player_counts.cancelled + counts.cancelled
          from (
            select user_id, count(*) as added,
              count(*) filter (where mission_status in ('completed', 'ended')) as completed,
              count(*) filter (where mission_status = 'cancelled') as cancelled
            from (select user_id, mission_status from new_rows join crews on crews.id = crew_id
     where mission_status not in ('open', 'in_progress')) as flown
            group by user_id
          ) as counts
          where player_counts.user_id = counts.user_id;
          return null;
        end $$;

CREATE FUNCTION count_received_rating() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op <> 'INSERT' and old.counts then
        update users set stars_received[old.stars] = stars_received[old.stars] - 1 where id = old.user_id;
      end if;
      if tg_op <> 'DELETE' and new.counts then
        update users set stars_received[new.stars] = stars_received[new.stars] + 1 where id = new.user_id;
      end if;
      if tg_op = 'INSERT' then
        perform refresh_counted_ratings(rater_id, new.user_id, created_at, null)
        from ratings where id = new.rating_id;
      end if;
      return null;
    end $$;

CREATE FUNCTION count_thread() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    declare
      changed comments := case when tg_op = 'INSERT' then new else old end;
      change integer := case when tg_op = 'INSERT' then 1 else -1 end;
      leader integer := (select author_id from crews where id = changed.crew_id);
    begin
      if changed.removed_at is not null or tg_op = 'UPDATE' and new.removed_at is null then
        return null;
      end if;
      perform from player_counts where user_id = leader for no key update;
      if not exists (
        select from comments where crew_id = changed.crew_id and id <> changed.id and removed_at is null
      ) then
        update player_counts set threads = threads + change where user_id = leader;
      end if;
      return null;
    end $$;

CREATE FUNCTION count_views() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      update player_counts
      set thread_views = thread_views + new.views - case when tg_op = 'UPDATE' then old.views else 0 end
      where user_id = (select author_id from crews where id = new.crew_id);
      return null;
    end $$;

CREATE FUNCTION create_player_counts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      insert into player_counts (user_id) select new.id where new.deleted_at is null;
      return null;
    end $$;

CREATE FUNCTION end_handle_proof() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      delete from handle_proofs where user_id = new.id and status <> 'declined';
      new.verified_handle := null;
      return new;
    end $$;

CREATE FUNCTION fold_name(name text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
      select regexp_replace(
        btrim(regexp_replace(
          translate(
            replace(replace(replace(
              lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')),
              'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
            'øłđ', 'old'
          ),
          '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g'
        )),
        '([aou])e', '\1', 'g'
      )
    $$;

CREATE FUNCTION refresh_counted_ratings(rater integer, player integer, moment timestamp with time zone, gone integer) RETURNS void
    LANGUAGE sql
    AS $$
      update received_ratings set counts = not superseded
      from (
        select ratings.id, created_at, coalesce(
          lead(created_at) over (order by created_at, ratings.id) - created_at < interval '7 days', false
        ) as superseded
        from ratings
        join received_ratings on rating_id = ratings.id
        where rater_id = rater
          and user_id = player
          and ratings.id is distinct from gone
          and created_at between moment - interval '7 days' and moment + interval '7 days'
      ) as given
      where rating_id = given.id and user_id = player and given.created_at <= moment and counts = superseded
    $$;

CREATE FUNCTION refresh_without_rating() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      perform from users
      where id in (select user_id from received_ratings where rating_id = old.id)
      order by id
      for no key update;
      perform refresh_counted_ratings(old.rater_id, user_id, old.created_at, old.id)
      from received_ratings where rating_id = old.id;
      return old;
    end $$;

CREATE FUNCTION refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    begin
      if tg_op = 'UPDATE' then
        if (new.id, new.at, new.action, new.detail) is not distinct from (old.id, old.at, old.action, old.detail)
          and (new.ip is not distinct from old.ip or new.ip is not distinct from shortened_address(old.ip))
          and (new.actor_id is not distinct from old.actor_id
            or new.actor_id is null and not exists (select from users where id = old.actor_id))
          and (new.subject_id is not distinct from old.subject_id
            or new.subject_id is null and not exists (select from users where id = old.subject_id))
        then
          return new;
        end if;
      end if;
      raise exception 'The audit log can only be added to';
    end $$;

CREATE FUNCTION shortened_address(ip text) RETURNS text
    LANGUAGE sql IMMUTABLE
    RETURN CASE WHEN (ip ~ '/(24|48)$'::text) THEN ip WHEN (ip ~ '^[0-9]{1,3}([.][0-9]{1,3}){3}$'::text) THEN regexp_replace(ip, '[0-9]+$'::text, '0/24'::text) WHEN (ip ~ '^[0-9a-f]{1,4}(:[0-9a-f]{1,4}){3}::/64$'::text) THEN regexp_replace(ip, ':[^:]+::/64$'::text, '::/48'::text) ELSE NULL::text END;

CREATE TABLE absences (
    id integer NOT NULL,
    crew_id integer NOT NULL,
    user_id integer NOT NULL,
    status text DEFAULT 'marked'::text NOT NULL,
    marked_at timestamp with time zone NOT NULL,
    is_of_newcomer boolean DEFAULT false NOT NULL,
    contest_text text,
    contested_at timestamp with time zone,
    settled_at timestamp with time zone,
    decided_by integer,
    CONSTRAINT absences_check CHECK (((contest_text IS NULL) = (contested_at IS NULL))),
    CONSTRAINT absences_check1 CHECK (((status = ANY (ARRAY['marked'::text, 'withdrawn'::text])) OR (contested_at IS NOT NULL))),
    CONSTRAINT absences_check2 CHECK (((status = ANY (ARRAY['marked'::text, 'contested'::text])) = (settled_at IS NULL))),
    CONSTRAINT absences_status_check CHECK ((status = ANY (ARRAY['marked'::text, 'contested'::text, 'upheld'::text, 'overturned'::text, 'withdrawn'::text])))
);

ALTER TABLE absences ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME absences_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE api_tokens (
    id integer NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    scopes text[] NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT api_tokens_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['read'::text, 'post'::text, 'decide'::text])))
);

ALTER TABLE api_tokens ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME api_tokens_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE appeal_tokens (
    token_hash bytea NOT NULL,
    ban_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT appeal_tokens_token_hash_check CHECK ((length(token_hash) = 32))
);

CREATE TABLE appeals (
    id integer NOT NULL,
    ban_id integer NOT NULL,
    body text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    decided_by integer,
    note text,
    CONSTRAINT appeals_check CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT appeals_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'granted'::text, 'denied'::text])))
);

ALTER TABLE appeals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME appeals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE applications (
    id integer NOT NULL,
    crew_id integer NOT NULL,
    role_id integer,
    role_name text,
    user_id integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    message text NOT NULL,
    availability text,
    experience text,
    timezone text,
    additional_info text DEFAULT ''::text NOT NULL,
    ended_with_role boolean DEFAULT false NOT NULL,
    fleet_ship_id integer,
    created_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT applications_availability_check CHECK ((availability = ANY (ARRAY['sofort'::text, 'heute'::text, 'wochenende'::text, 'abends'::text, 'flexibel'::text]))),
    CONSTRAINT applications_check CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT applications_check1 CHECK (((role_id IS NULL) OR (role_name IS NOT NULL))),
    CONSTRAINT applications_check2 CHECK (((status <> 'pending'::text) OR ((role_id IS NULL) = (role_name IS NULL)))),
    CONSTRAINT applications_experience_check CHECK ((experience = ANY (ARRAY['anfänger'::text, 'fortgeschritten'::text, 'erfahren'::text, 'experte'::text]))),
    CONSTRAINT applications_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text])))
);

ALTER TABLE applications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME applications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE audit_log (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id integer,
    action text NOT NULL,
    subject_id integer,
    ip text,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE bans (
    id integer NOT NULL,
    user_id integer NOT NULL,
    banned_by integer,
    ban_type text NOT NULL,
    reason text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    lifted_at timestamp with time zone,
    lifted_by integer,
    lift_reason text,
    report_id integer,
    CONSTRAINT bans_ban_type_check CHECK ((ban_type = ANY (ARRAY['temporary'::text, 'permanent'::text]))),
    CONSTRAINT bans_check CHECK (((ban_type = 'permanent'::text) = (ends_at IS NULL))),
    CONSTRAINT bans_check1 CHECK (((lifted_at IS NULL) = (lift_reason IS NULL)))
);

ALTER TABLE bans ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME bans_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE beacon_alerts (
    user_id integer NOT NULL,
    crew_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone
);

CREATE TABLE beacons (
    user_id integer NOT NULL,
    lit_at timestamp with time zone NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    out_at timestamp with time zone,
    asked_at timestamp with time zone,
    seats text[] NOT NULL,
    activities text[] NOT NULL,
    regions text[] NOT NULL,
    languages text[] NOT NULL,
    fleet_ship_id integer,
    note text NOT NULL,
    audience text NOT NULL,
    CONSTRAINT beacons_audience_check CHECK ((audience = ANY (ARRAY['everyone'::text, 'known'::text]))),
    CONSTRAINT beacons_check CHECK ((ends_at > starts_at)),
    CONSTRAINT beacons_languages_check CHECK ((languages <> '{}'::text[]))
);

CREATE TABLE blocks (
    blocker_id integer NOT NULL,
    blocked_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT blocks_check CHECK ((blocker_id <> blocked_id))
);

CREATE TABLE calendar_feeds (
    user_id integer NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE chat_reads (
    crew_id integer NOT NULL,
    user_id integer NOT NULL,
    read_up_to integer NOT NULL
);

CREATE TABLE comment_notices (
    crew_id integer NOT NULL,
    user_id integer NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    mentioned_at timestamp with time zone
);

CREATE TABLE comments (
    id integer NOT NULL,
    crew_id integer NOT NULL,
    author_id integer,
    parent_id integer,
    channel text NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    removed_at timestamp with time zone,
    removed_by text,
    CONSTRAINT comments_channel_check CHECK ((channel = ANY (ARRAY['public'::text, 'crew'::text]))),
    CONSTRAINT comments_check CHECK (((removed_at IS NULL) = (removed_by IS NULL))),
    CONSTRAINT comments_check1 CHECK (((removed_at IS NULL) OR (body = ''::text))),
    CONSTRAINT comments_removed_by_check CHECK ((removed_by = ANY (ARRAY['author'::text, 'leader'::text, 'moderator'::text])))
);

ALTER TABLE comments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME comments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE crew_members (
    crew_id integer NOT NULL,
    user_id integer NOT NULL,
    role_id integer,
    joined_at timestamp with time zone NOT NULL,
    fleet_ship_id integer,
    ready_answer text,
    ready_answered_at timestamp with time zone,
    CONSTRAINT crew_members_check CHECK (((ready_answer IS NULL) = (ready_answered_at IS NULL))),
    CONSTRAINT crew_members_ready_answer_check CHECK ((ready_answer = ANY (ARRAY['ready'::text, 'late'::text])))
);

CREATE TABLE crew_roles (
    id integer NOT NULL,
    crew_id integer NOT NULL,
    "position" integer NOT NULL,
    role_name text NOT NULL,
    role_category text NOT NULL,
    role_description text DEFAULT ''::text NOT NULL,
    slots_needed integer NOT NULL,
    slots_filled integer DEFAULT 0 NOT NULL,
    compensation_type text NOT NULL,
    compensation_amount bigint,
    compensation_percentage numeric(4,1),
    required_experience text,
    required_equipment text DEFAULT ''::text NOT NULL,
    is_required boolean DEFAULT true NOT NULL,
    is_at_once boolean DEFAULT false NOT NULL,
    CONSTRAINT crew_roles_check CHECK (((slots_filled >= 0) AND (slots_filled <= slots_needed))),
    CONSTRAINT crew_roles_compensation_amount_check CHECK ((compensation_amount >= 0)),
    CONSTRAINT crew_roles_compensation_percentage_check CHECK (((compensation_percentage >= (0)::numeric) AND (compensation_percentage <= (100)::numeric))),
    CONSTRAINT crew_roles_compensation_type_check CHECK ((compensation_type = ANY (ARRAY['fun'::text, 'auec'::text, 'split'::text, 'negotiable'::text]))),
    CONSTRAINT crew_roles_required_experience_check CHECK ((required_experience = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'expert'::text]))),
    CONSTRAINT crew_roles_role_category_check CHECK ((role_category = ANY (ARRAY['mining'::text, 'combat'::text, 'transport'::text, 'medical'::text, 'support'::text, 'exploration'::text, 'salvaging'::text, 'science'::text, 'other'::text]))),
    CONSTRAINT crew_roles_slots_needed_check CHECK (((slots_needed >= 1) AND (slots_needed <= 10)))
);

ALTER TABLE crew_roles ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME crew_roles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE crew_views (
    crew_id integer NOT NULL,
    views integer NOT NULL,
    CONSTRAINT crew_views_views_check CHECK ((views >= 0))
);

CREATE TABLE crew_words (
    word text NOT NULL,
    used_on date NOT NULL
);

ALTER TABLE crews ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME crews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE discord_accounts (
    user_id integer NOT NULL,
    discord_id text NOT NULL,
    discord_name text NOT NULL,
    linked_at timestamp with time zone NOT NULL,
    direct_messages boolean DEFAULT false NOT NULL
);

CREATE TABLE discord_arrivals (
    token_hash bytea NOT NULL,
    discord_id text NOT NULL,
    discord_name text NOT NULL,
    email text,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE discord_cards (
    id integer NOT NULL,
    guild_id text NOT NULL,
    channel_id text NOT NULL,
    crew_id integer NOT NULL,
    locale text NOT NULL,
    message_id text,
    posting_since timestamp with time zone,
    shown bytea,
    delivered_at timestamp with time zone,
    revision integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone,
    claimed_until timestamp with time zone,
    failing_since timestamp with time zone
);

ALTER TABLE discord_cards ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME discord_cards_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE discord_follows (
    id integer NOT NULL,
    user_id integer NOT NULL,
    guild_id text NOT NULL,
    channel_id text NOT NULL,
    guild_name text,
    channel_name text,
    slot integer NOT NULL,
    filters jsonb NOT NULL,
    locale text NOT NULL,
    seen_crew_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);

ALTER TABLE discord_follows ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME discord_follows_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE discord_interactions (
    id text NOT NULL,
    received_at timestamp with time zone NOT NULL
);

CREATE TABLE discord_managers (
    user_id integer NOT NULL,
    guild_id text NOT NULL,
    guild_name text,
    is_manager boolean NOT NULL,
    said_at timestamp with time zone NOT NULL
);

CREATE TABLE discord_pause (
    id integer NOT NULL,
    until timestamp with time zone NOT NULL,
    CONSTRAINT discord_pause_id_check CHECK ((id = 1))
);

CREATE TABLE discord_visits (
    token_hash bytea NOT NULL,
    state_hash bytea NOT NULL,
    session_id integer,
    next text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE email_changes (
    user_id integer NOT NULL,
    email text NOT NULL,
    token_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT email_changes_email_check CHECK ((email ~ '^[!-~]+$'::text)),
    CONSTRAINT email_changes_token_hash_check CHECK ((length(token_hash) = 32))
);

CREATE TABLE favourites (
    user_id integer NOT NULL,
    favourite_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT favourites_check CHECK ((user_id <> favourite_id))
);

CREATE TABLE fleet_ships (
    id integer NOT NULL,
    user_id integer NOT NULL,
    ship_id integer NOT NULL,
    custom_name text NOT NULL,
    role text NOT NULL,
    status text NOT NULL,
    is_primary boolean NOT NULL,
    condition integer NOT NULL,
    notes text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT fleet_ships_condition_check CHECK (((condition >= 0) AND (condition <= 100))),
    CONSTRAINT fleet_ships_status_check CHECK ((status = ANY (ARRAY['active'::text, 'hangar'::text, 'stored'::text])))
);

ALTER TABLE fleet_ships ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME fleet_ships_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE flying_days (
    day timestamp with time zone NOT NULL,
    figures jsonb NOT NULL
);

CREATE TABLE former_leaders (
    id integer NOT NULL,
    crew_id integer NOT NULL,
    user_id integer NOT NULL,
    led_until timestamp with time zone NOT NULL
);

ALTER TABLE former_leaders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME former_leaders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE former_sanctions (
    id integer NOT NULL,
    name_hash bytea NOT NULL,
    email_hash bytea NOT NULL,
    has_open_warning boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT former_sanctions_email_hash_check CHECK ((length(email_hash) = 32)),
    CONSTRAINT former_sanctions_name_hash_check CHECK ((length(name_hash) = 32))
);

ALTER TABLE former_sanctions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME former_sanctions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE former_sanctions_key (
    id integer NOT NULL,
    key bytea NOT NULL,
    CONSTRAINT former_sanctions_key_id_check CHECK ((id = 1)),
    CONSTRAINT former_sanctions_key_key_check CHECK ((length(key) = 32))
);

CREATE TABLE handle_proofs (
    id integer NOT NULL,
    user_id integer NOT NULL,
    handle text NOT NULL,
    code text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    decided_by integer,
    reason text,
    CONSTRAINT handle_proofs_check CHECK (((status = 'open'::text) = (decided_at IS NULL))),
    CONSTRAINT handle_proofs_check1 CHECK (((status = 'declined'::text) = (reason IS NOT NULL))),
    CONSTRAINT handle_proofs_status_check CHECK ((status = ANY (ARRAY['open'::text, 'verified'::text, 'declined'::text])))
);

ALTER TABLE handle_proofs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME handle_proofs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE messages (
    id integer NOT NULL,
    receiver_id integer NOT NULL,
    sender_id integer,
    kind text NOT NULL,
    crew_id integer,
    application_id integer,
    comment_id integer,
    body text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    deleted_by_receiver boolean DEFAULT false NOT NULL,
    deleted_by_sender boolean DEFAULT false NOT NULL,
    notice_type text,
    notice_data jsonb,
    notice_kind text,
    CONSTRAINT messages_kind_check CHECK ((kind = ANY (ARRAY['system'::text, 'direct'::text, 'invitation'::text]))),
    CONSTRAINT messages_not_to_oneself CHECK ((sender_id <> receiver_id)),
    CONSTRAINT messages_notice_check CHECK (((kind = 'system'::text) = (notice_type IS NOT NULL))),
    CONSTRAINT messages_notice_data_check CHECK (((notice_type IS NULL) = (notice_data IS NULL)))
);

ALTER TABLE messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE mission_pictures (
    id integer NOT NULL,
    crew_id integer NOT NULL,
    author_id integer NOT NULL,
    hash text NOT NULL,
    data bytea NOT NULL,
    small_data bytea NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    line text NOT NULL,
    is_public boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT mission_pictures_height_check CHECK ((height > 0)),
    CONSTRAINT mission_pictures_width_check CHECK ((width > 0))
);

ALTER TABLE mission_pictures ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME mission_pictures_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE notice_mails (
    id integer NOT NULL,
    user_id integer NOT NULL,
    message_id integer,
    kind text NOT NULL,
    title text,
    body text NOT NULL,
    link text NOT NULL,
    is_urgent boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone,
    batch_at timestamp with time zone
);

ALTER TABLE notice_mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME notice_mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE notice_pushes (
    id integer NOT NULL,
    user_id integer NOT NULL,
    subscription_id integer NOT NULL,
    message_id integer,
    kind text NOT NULL,
    notice_type text,
    notice_data jsonb,
    body text NOT NULL,
    link text NOT NULL,
    is_urgent boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    due_at timestamp with time zone,
    batch uuid
);

ALTER TABLE notice_pushes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME notice_pushes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE notice_settings (
    user_id integer NOT NULL,
    kind text NOT NULL,
    in_inbox boolean NOT NULL,
    by_mail boolean NOT NULL,
    by_push boolean
);

CREATE TABLE passkey_challenges (
    token_hash bytea NOT NULL,
    user_id integer,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT passkey_challenges_token_hash_check CHECK ((length(token_hash) = 32))
);

CREATE TABLE passkeys (
    id integer NOT NULL,
    user_id integer NOT NULL,
    credential_id bytea NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    is_backed_up boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkeys_counter_check CHECK ((counter >= 0)),
    CONSTRAINT passkeys_credential_id_check CHECK (((length(credential_id) >= 16) AND (length(credential_id) <= 1023)))
);

ALTER TABLE passkeys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME passkeys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE password_resets (
    user_id integer NOT NULL,
    token_hash bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT password_resets_token_hash_check CHECK ((length(token_hash) = 32))
);

CREATE TABLE pending_sign_ins (
    id integer NOT NULL,
    token_hash bytea NOT NULL,
    user_id integer NOT NULL,
    way text NOT NULL,
    wrong_codes integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT pending_sign_ins_token_hash_check CHECK ((length(token_hash) = 32)),
    CONSTRAINT pending_sign_ins_way_check CHECK ((way = ANY (ARRAY['password'::text, 'discord'::text])))
);

ALTER TABLE pending_sign_ins ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME pending_sign_ins_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE pictures (
    user_id integer NOT NULL,
    hash text NOT NULL,
    data bytea NOT NULL
);

CREATE TABLE player_counts (
    user_id integer NOT NULL,
    created integer DEFAULT 0 NOT NULL,
    led integer DEFAULT 0 NOT NULL,
    completed integer DEFAULT 0 NOT NULL,
    cancelled integer DEFAULT 0 NOT NULL,
    threads integer DEFAULT 0 NOT NULL,
    thread_views bigint DEFAULT 0 NOT NULL,
    CONSTRAINT player_counts_cancelled_check CHECK ((cancelled >= 0)),
    CONSTRAINT player_counts_completed_check CHECK ((completed >= 0)),
    CONSTRAINT player_counts_created_check CHECK ((created >= 0)),
    CONSTRAINT player_counts_led_check CHECK ((led >= 0)),
    CONSTRAINT player_counts_thread_views_check CHECK ((thread_views >= 0)),
    CONSTRAINT player_counts_threads_check CHECK ((threads >= 0))
)
WITH (fillfactor='50');

CREATE TABLE push_subscriptions (
    id integer NOT NULL,
    user_id integer NOT NULL,
    session_id integer NOT NULL,
    endpoint text NOT NULL,
    host text NOT NULL,
    p256dh bytea NOT NULL,
    auth bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT push_subscriptions_auth_check CHECK ((length(auth) = 16)),
    CONSTRAINT push_subscriptions_p256dh_check CHECK ((length(p256dh) = 65))
);

ALTER TABLE push_subscriptions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME push_subscriptions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE quiet_hours (
    user_id integer NOT NULL,
    is_on boolean NOT NULL,
    starts_at smallint NOT NULL,
    ends_at smallint NOT NULL,
    urgent_passes boolean NOT NULL,
    CONSTRAINT quiet_hours_check CHECK ((starts_at <> ends_at)),
    CONSTRAINT quiet_hours_ends_at_check CHECK (((ends_at >= 0) AND (ends_at <= 1439))),
    CONSTRAINT quiet_hours_starts_at_check CHECK (((starts_at >= 0) AND (starts_at <= 1439)))
);

CREATE TABLE rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE ratings (
    id integer NOT NULL,
    crew_id integer NOT NULL,
    rater_id integer,
    type text NOT NULL,
    stars integer NOT NULL,
    comment text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    opens_at timestamp with time zone,
    CONSTRAINT ratings_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
    CONSTRAINT ratings_type_check CHECK ((type = ANY (ARRAY['crew'::text, 'leader'::text])))
);

ALTER TABLE ratings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ratings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE received_ratings (
    rating_id integer NOT NULL,
    user_id integer NOT NULL,
    stars integer NOT NULL,
    counts boolean DEFAULT true NOT NULL
);

CREATE TABLE recovery_codes (
    id integer NOT NULL,
    user_id integer NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT recovery_codes_code_hash_check CHECK ((length(code_hash) = 32))
);

ALTER TABLE recovery_codes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME recovery_codes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE report_pictures (
    report_id integer NOT NULL,
    data bytea NOT NULL
);

CREATE TABLE reports (
    id integer NOT NULL,
    subject text NOT NULL,
    crew_id integer,
    comment_id integer,
    picture_id integer,
    reporter_id integer,
    reported_id integer,
    category text NOT NULL,
    reason text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    snapshot jsonb NOT NULL,
    search_text text GENERATED ALWAYS AS (lower(((((('
'::text || (snapshot ->> 'username'::text)) || '
'::text) || (snapshot ->> 'displayName'::text)) || '
'::text) || (snapshot ->> 'crewTitle'::text)))) STORED NOT NULL,
    created_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    decided_by integer,
    decision_note text,
    action text,
    CONSTRAINT reports_action_check CHECK ((action = ANY (ARRAY['warned'::text, 'banned'::text, 'crew_deleted'::text, 'comment_removed'::text, 'picture_removed'::text]))),
    CONSTRAINT reports_category_check CHECK ((category = ANY (ARRAY['harassment'::text, 'toxic_behavior'::text, 'griefing'::text, 'cheating'::text, 'inappropriate_content'::text, 'no_show'::text, 'other'::text]))),
    CONSTRAINT reports_check CHECK ((reporter_id <> reported_id)),
    CONSTRAINT reports_check1 CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT reports_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'resolved'::text, 'dismissed'::text]))),
    CONSTRAINT reports_subject_check CHECK ((subject = ANY (ARRAY['crew'::text, 'comment'::text, 'conversation'::text, 'profile'::text, 'settlement'::text, 'picture'::text]))),
    CONSTRAINT reports_without_crew_check CHECK (((crew_id IS NULL) OR (subject <> ALL (ARRAY['conversation'::text, 'profile'::text]))))
);

ALTER TABLE reports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE saved_search_alerts (
    search_id integer NOT NULL,
    crew_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE saved_searches (
    id integer NOT NULL,
    user_id integer NOT NULL,
    filters jsonb NOT NULL,
    wanted text[] NOT NULL,
    unwanted text[] NOT NULL,
    languages text[] NOT NULL,
    seats text[] NOT NULL,
    patterns text[] NOT NULL,
    ship_id integer,
    max_crew_size integer,
    start_window text,
    window_zone text,
    clock_zone text,
    hours_apart integer NOT NULL,
    upcoming boolean NOT NULL,
    fits_hours boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT saved_searches_check CHECK (((start_window IS NULL) = (window_zone IS NULL))),
    CONSTRAINT saved_searches_filters_check CHECK ((jsonb_typeof(filters) = 'object'::text))
);

ALTER TABLE saved_searches ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME saved_searches_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE seat_offers (
    id integer NOT NULL,
    crew_id integer NOT NULL,
    user_id integer NOT NULL,
    role_id integer,
    source text NOT NULL,
    holds_seat boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    ended_at timestamp with time zone,
    outcome text,
    CONSTRAINT seat_offers_check CHECK (((expires_at IS NOT NULL) OR (NOT holds_seat))),
    CONSTRAINT seat_offers_check1 CHECK (((ended_at IS NULL) = (outcome IS NULL))),
    CONSTRAINT seat_offers_outcome_check CHECK ((outcome = ANY (ARRAY['accepted'::text, 'declined'::text, 'taken_back'::text, 'expired'::text]))),
    CONSTRAINT seat_offers_source_check CHECK ((source = ANY (ARRAY['leader'::text, 'waiting_list'::text])))
);

ALTER TABLE seat_offers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME seat_offers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE secret_keys (
    name text NOT NULL,
    key bytea NOT NULL,
    CONSTRAINT secret_keys_key_check CHECK ((length(key) = 32)),
    CONSTRAINT secret_keys_name_check CHECK ((name = ANY (ARRAY['push'::text, 'unsubscribe'::text, 'webhooks'::text, 'codes'::text])))
);

CREATE TABLE security_events (
    id integer NOT NULL,
    user_id integer NOT NULL,
    kind text NOT NULL,
    detail text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

ALTER TABLE security_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME security_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE series (
    id integer NOT NULL,
    leader_id integer NOT NULL,
    template jsonb NOT NULL,
    timezone text NOT NULL,
    first_date text NOT NULL,
    every_weeks integer NOT NULL,
    times integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT series_every_weeks_check CHECK ((every_weeks = ANY (ARRAY[1, 2]))),
    CONSTRAINT series_template_check CHECK ((jsonb_typeof(template) = 'object'::text)),
    CONSTRAINT series_times_check CHECK (((times >= 2) AND (times <= 12)))
);

CREATE TABLE series_dates (
    series_id integer NOT NULL,
    number integer NOT NULL,
    planned_for text NOT NULL,
    moved_to text,
    starts_at timestamp with time zone NOT NULL,
    is_skipped boolean DEFAULT false NOT NULL,
    held_at timestamp with time zone,
    crew_id integer,
    CONSTRAINT series_dates_check CHECK (((crew_id IS NULL) OR (NOT is_skipped))),
    CONSTRAINT series_dates_number_check CHECK ((number > 0))
);

ALTER TABLE series ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME series_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE sessions (
    id integer NOT NULL,
    token_hash bytea NOT NULL,
    user_id integer NOT NULL,
    user_agent text,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    has_second_factor boolean DEFAULT false NOT NULL,
    CONSTRAINT sessions_token_hash_check CHECK ((length(token_hash) = 32))
);

ALTER TABLE sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE settlement_shares (
    crew_id integer NOT NULL,
    user_id integer NOT NULL,
    amount bigint NOT NULL,
    status text NOT NULL,
    missing text,
    disputed_at timestamp with time zone,
    CONSTRAINT settlement_shares_amount_check CHECK ((amount >= 0)),
    CONSTRAINT settlement_shares_check CHECK (((status = 'disputed'::text) = (missing IS NOT NULL))),
    CONSTRAINT settlement_shares_check1 CHECK (((status <> 'disputed'::text) OR (disputed_at IS NOT NULL))),
    CONSTRAINT settlement_shares_status_check CHECK ((status = ANY (ARRAY['open'::text, 'received'::text, 'disputed'::text])))
);

CREATE TABLE settlements (
    crew_id integer NOT NULL,
    takings bigint NOT NULL,
    expenses bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    sent_by integer,
    sent_at timestamp with time zone NOT NULL,
    CONSTRAINT settlements_check CHECK (((expenses >= 0) AND (expenses <= takings))),
    CONSTRAINT settlements_takings_check CHECK ((takings >= 0))
);

CREATE TABLE ships (
    id integer NOT NULL,
    name text NOT NULL,
    manufacturer text NOT NULL,
    size text NOT NULL,
    role text NOT NULL,
    min_crew integer NOT NULL,
    max_crew integer NOT NULL,
    cargo_capacity integer NOT NULL,
    is_ground_vehicle boolean NOT NULL,
    is_flight_ready boolean NOT NULL,
    CONSTRAINT ships_cargo_capacity_check CHECK ((cargo_capacity >= 0)),
    CONSTRAINT ships_check CHECK ((max_crew >= min_crew)),
    CONSTRAINT ships_min_crew_check CHECK ((min_crew >= 0)),
    CONSTRAINT ships_size_check CHECK ((size = ANY (ARRAY['small'::text, 'medium'::text, 'large'::text, 'capital'::text])))
);

ALTER TABLE ships ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME ships_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE time_codes (
    user_id integer NOT NULL,
    secret bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL
);

CREATE TABLE users (
    id integer NOT NULL,
    username text NOT NULL,
    email text NOT NULL,
    email_confirmed_at timestamp with time zone,
    is_maker_unknown boolean DEFAULT false NOT NULL,
    password_hash text NOT NULL,
    has_password boolean DEFAULT true NOT NULL,
    passkey_handle bytea,
    display_name text,
    bio text DEFAULT ''::text NOT NULL,
    citizen_id text,
    verified_handle text,
    organisation text,
    names_text text GENERATED ALWAYS AS (((((('
'::text || fold_name(username)) || '
'::text) || COALESCE((fold_name(display_name) || '
'::text), ''::text)) || COALESCE((fold_name(citizen_id) || '
'::text), ''::text)) || COALESCE((fold_name(organisation) || '
'::text), ''::text))) STORED NOT NULL,
    profile_image text,
    user_role text DEFAULT 'citizen'::text NOT NULL,
    timezone text NOT NULL,
    regions text[] DEFAULT '{}'::text[] NOT NULL,
    preferred_languages text[] NOT NULL,
    playtimes text[] DEFAULT '{}'::text[] NOT NULL,
    week_hours bit(168),
    locale text DEFAULT 'en'::text NOT NULL,
    accepts_contact boolean DEFAULT true NOT NULL,
    is_findable boolean DEFAULT false NOT NULL,
    stars_received integer[] DEFAULT '{0,0,0,0,0}'::integer[] NOT NULL,
    rating_count integer GENERATED ALWAYS AS (((((stars_received[1] + stars_received[2]) + stars_received[3]) + stars_received[4]) + stars_received[5])) STORED NOT NULL,
    rating_sum integer GENERATED ALWAYS AS (((((stars_received[1] + (2 * stars_received[2])) + (3 * stars_received[3])) + (4 * stars_received[4])) + (5 * stars_received[5]))) STORED NOT NULL,
    banned_until timestamp with time zone,
    warning_count integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone,
    deleted_at timestamp with time zone,
    CONSTRAINT users_email_check CHECK ((email ~ '^[!-~]+$'::text)),
    CONSTRAINT users_former_check CHECK (((deleted_at IS NULL) OR ((username = '[deleted]'::text) AND (email = '[deleted]'::text) AND (password_hash = ''::text) AND (display_name IS NULL) AND (bio = ''::text) AND (citizen_id IS NULL) AND (profile_image IS NULL) AND (user_role = 'citizen'::text) AND (week_hours IS NULL) AND (last_seen_at IS NULL)))),
    CONSTRAINT users_former_organisation_check CHECK (((deleted_at IS NULL) OR (organisation IS NULL))),
    CONSTRAINT users_former_sanctions_check CHECK (((deleted_at IS NULL) OR ((banned_until IS NULL) AND (warning_count = 0)))),
    CONSTRAINT users_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT users_organisation_check CHECK (((length(organisation) >= 1) AND (length(organisation) <= 40))),
    CONSTRAINT users_playtimes_check CHECK ((playtimes <@ '{morning,afternoon,evening,night,weekend}'::text[])),
    CONSTRAINT users_preferred_languages_check CHECK (((cardinality(preferred_languages) > 0) AND (preferred_languages <@ '{en,de,fr,es,it,pt,ru,zh,ja}'::text[]))),
    CONSTRAINT users_regions_check CHECK ((regions <@ '{eu,us,asia,au}'::text[])),
    CONSTRAINT users_stars_received_check CHECK (((cardinality(stars_received) = 5) AND (0 <= ALL (stars_received)))),
    CONSTRAINT users_user_role_check CHECK ((user_role = ANY (ARRAY['admin'::text, 'moderator'::text, 'premium'::text, 'verified'::text, 'citizen'::text]))),
    CONSTRAINT users_username_check CHECK (((deleted_at IS NOT NULL) OR (username ~ '^[A-Za-z0-9_-]{3,24}$'::text))),
    CONSTRAINT users_verified_handle_check CHECK (((verified_handle IS NULL) OR (NOT (verified_handle IS DISTINCT FROM citizen_id)))),
    CONSTRAINT users_warning_count_check CHECK ((warning_count >= 0))
);

ALTER TABLE users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE waitlist_entries (
    id integer NOT NULL,
    crew_id integer NOT NULL,
    user_id integer NOT NULL,
    role_id integer,
    created_at timestamp with time zone NOT NULL,
    removed_at timestamp with time zone
);

ALTER TABLE waitlist_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME waitlist_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE warnings (
    id integer NOT NULL,
    user_id integer NOT NULL,
    warned_by integer,
    reason text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    acknowledged_at timestamp with time zone,
    report_id integer
);

ALTER TABLE warnings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME warnings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE webhook_messages (
    webhook_id integer NOT NULL,
    crew_id integer NOT NULL,
    channel bytea NOT NULL,
    message_id text,
    shown bytea,
    delivered_at timestamp with time zone,
    revision integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone,
    claimed_until timestamp with time zone,
    posts integer DEFAULT 0 NOT NULL
);

CREATE TABLE webhooks (
    id integer NOT NULL,
    user_id integer,
    crew_id integer,
    search_id integer,
    address bytea,
    channel bytea,
    ended_as text,
    created_at timestamp with time zone NOT NULL,
    delivered_at timestamp with time zone,
    failing_since timestamp with time zone,
    waits_until timestamp with time zone,
    missing_since timestamp with time zone,
    missing_times integer DEFAULT 0 NOT NULL,
    CONSTRAINT webhooks_check CHECK ((num_nonnulls(crew_id, search_id) = 1)),
    CONSTRAINT webhooks_check1 CHECK (((address IS NULL) = (ended_as IS NOT NULL))),
    CONSTRAINT webhooks_check2 CHECK (((address IS NULL) = (channel IS NULL))),
    CONSTRAINT webhooks_ended_as_check CHECK ((ended_as = ANY (ARRAY['given_up'::text, 'gone'::text, 'refused'::text, 'unconfirmed'::text, 'unreadable'::text])))
);

ALTER TABLE webhooks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME webhooks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE ONLY absences
    ADD CONSTRAINT absences_crew_id_user_id_key UNIQUE (crew_id, user_id);

ALTER TABLE ONLY absences
    ADD CONSTRAINT absences_pkey PRIMARY KEY (id);

ALTER TABLE ONLY api_tokens
    ADD CONSTRAINT api_tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY api_tokens
    ADD CONSTRAINT api_tokens_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY appeal_tokens
    ADD CONSTRAINT appeal_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY appeals
    ADD CONSTRAINT appeals_ban_id_key UNIQUE (ban_id);

ALTER TABLE ONLY appeals
    ADD CONSTRAINT appeals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY bans
    ADD CONSTRAINT bans_pkey PRIMARY KEY (id);

ALTER TABLE ONLY beacon_alerts
    ADD CONSTRAINT beacon_alerts_pkey PRIMARY KEY (user_id, crew_id);

ALTER TABLE ONLY beacons
    ADD CONSTRAINT beacons_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (blocker_id, blocked_id);

ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY chat_reads
    ADD CONSTRAINT chat_reads_pkey PRIMARY KEY (crew_id, user_id);

ALTER TABLE ONLY comment_notices
    ADD CONSTRAINT comment_notices_pkey PRIMARY KEY (crew_id, user_id);

ALTER TABLE ONLY comments
    ADD CONSTRAINT comments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY crew_members
    ADD CONSTRAINT crew_members_pkey PRIMARY KEY (crew_id, user_id);

ALTER TABLE ONLY crew_roles
    ADD CONSTRAINT crew_roles_crew_id_id_key UNIQUE (crew_id, id);

ALTER TABLE ONLY crew_roles
    ADD CONSTRAINT crew_roles_pkey PRIMARY KEY (id);

ALTER TABLE ONLY crew_views
    ADD CONSTRAINT crew_views_pkey PRIMARY KEY (crew_id);

ALTER TABLE ONLY crew_words
    ADD CONSTRAINT crew_words_pkey PRIMARY KEY (word);

ALTER TABLE ONLY crews
    ADD CONSTRAINT crews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY discord_accounts
    ADD CONSTRAINT discord_accounts_discord_id_key UNIQUE (discord_id);

ALTER TABLE ONLY discord_accounts
    ADD CONSTRAINT discord_accounts_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY discord_arrivals
    ADD CONSTRAINT discord_arrivals_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY discord_cards
    ADD CONSTRAINT discord_cards_crew_id_channel_id_key UNIQUE (crew_id, channel_id);

ALTER TABLE ONLY discord_cards
    ADD CONSTRAINT discord_cards_pkey PRIMARY KEY (id);

ALTER TABLE ONLY discord_follows
    ADD CONSTRAINT discord_follows_channel_id_slot_key UNIQUE (channel_id, slot);

ALTER TABLE ONLY discord_follows
    ADD CONSTRAINT discord_follows_pkey PRIMARY KEY (id);

ALTER TABLE ONLY discord_interactions
    ADD CONSTRAINT discord_interactions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY discord_managers
    ADD CONSTRAINT discord_managers_pkey PRIMARY KEY (user_id, guild_id);

ALTER TABLE ONLY discord_pause
    ADD CONSTRAINT discord_pause_pkey PRIMARY KEY (id);

ALTER TABLE ONLY discord_visits
    ADD CONSTRAINT discord_visits_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY email_changes
    ADD CONSTRAINT email_changes_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY email_changes
    ADD CONSTRAINT email_changes_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY favourites
    ADD CONSTRAINT favourites_pkey PRIMARY KEY (user_id, favourite_id);

ALTER TABLE ONLY fleet_ships
    ADD CONSTRAINT fleet_ships_pkey PRIMARY KEY (id);

ALTER TABLE ONLY flying_days
    ADD CONSTRAINT flying_days_pkey PRIMARY KEY (day);

ALTER TABLE ONLY former_leaders
    ADD CONSTRAINT former_leaders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY former_sanctions_key
    ADD CONSTRAINT former_sanctions_key_pkey PRIMARY KEY (id);

ALTER TABLE ONLY former_sanctions
    ADD CONSTRAINT former_sanctions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY handle_proofs
    ADD CONSTRAINT handle_proofs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY handle_proofs
    ADD CONSTRAINT handle_proofs_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY mission_pictures
    ADD CONSTRAINT mission_pictures_pkey PRIMARY KEY (id);

ALTER TABLE ONLY notice_mails
    ADD CONSTRAINT notice_mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY notice_pushes
    ADD CONSTRAINT notice_pushes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY notice_settings
    ADD CONSTRAINT notice_settings_pkey PRIMARY KEY (user_id, kind);

ALTER TABLE ONLY passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY passkey_challenges
    ADD CONSTRAINT passkey_challenges_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_credential_key UNIQUE (credential_id);

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY password_resets
    ADD CONSTRAINT password_resets_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY pending_sign_ins
    ADD CONSTRAINT pending_sign_ins_pkey PRIMARY KEY (id);

ALTER TABLE ONLY pending_sign_ins
    ADD CONSTRAINT pending_sign_ins_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY player_counts
    ADD CONSTRAINT player_counts_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY push_subscriptions
    ADD CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint);

ALTER TABLE ONLY push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_id_key UNIQUE (session_id);

ALTER TABLE ONLY quiet_hours
    ADD CONSTRAINT quiet_hours_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY ratings
    ADD CONSTRAINT ratings_crew_id_rater_id_type_key UNIQUE (crew_id, rater_id, type);

ALTER TABLE ONLY ratings
    ADD CONSTRAINT ratings_id_stars_key UNIQUE (id, stars);

ALTER TABLE ONLY ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY received_ratings
    ADD CONSTRAINT received_ratings_pkey PRIMARY KEY (rating_id, user_id);

ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_code_hash_key UNIQUE (user_id, code_hash);

ALTER TABLE ONLY report_pictures
    ADD CONSTRAINT report_pictures_pkey PRIMARY KEY (report_id);

ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY saved_search_alerts
    ADD CONSTRAINT saved_search_alerts_pkey PRIMARY KEY (search_id, crew_id);

ALTER TABLE ONLY saved_searches
    ADD CONSTRAINT saved_searches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY saved_searches
    ADD CONSTRAINT saved_searches_user_id_filters_key UNIQUE (user_id, filters);

ALTER TABLE ONLY seat_offers
    ADD CONSTRAINT seat_offers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY secret_keys
    ADD CONSTRAINT secret_keys_pkey PRIMARY KEY (name);

ALTER TABLE ONLY security_events
    ADD CONSTRAINT security_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY series_dates
    ADD CONSTRAINT series_dates_crew_id_key UNIQUE (crew_id);

ALTER TABLE ONLY series_dates
    ADD CONSTRAINT series_dates_pkey PRIMARY KEY (series_id, number);

ALTER TABLE ONLY series
    ADD CONSTRAINT series_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY settlement_shares
    ADD CONSTRAINT settlement_shares_pkey PRIMARY KEY (crew_id, user_id);

ALTER TABLE ONLY settlements
    ADD CONSTRAINT settlements_pkey PRIMARY KEY (crew_id);

ALTER TABLE ONLY ships
    ADD CONSTRAINT ships_name_key UNIQUE (name);

ALTER TABLE ONLY ships
    ADD CONSTRAINT ships_pkey PRIMARY KEY (id);

ALTER TABLE ONLY time_codes
    ADD CONSTRAINT time_codes_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY waitlist_entries
    ADD CONSTRAINT waitlist_entries_crew_id_user_id_key UNIQUE (crew_id, user_id);

ALTER TABLE ONLY waitlist_entries
    ADD CONSTRAINT waitlist_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY warnings
    ADD CONSTRAINT warnings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY webhook_messages
    ADD CONSTRAINT webhook_messages_crew_id_channel_key UNIQUE (crew_id, channel);

ALTER TABLE ONLY webhook_messages
    ADD CONSTRAINT webhook_messages_pkey PRIMARY KEY (webhook_id, crew_id);

ALTER TABLE ONLY webhooks
    ADD CONSTRAINT webhooks_crew_id_key UNIQUE (crew_id);

ALTER TABLE ONLY webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY webhooks
    ADD CONSTRAINT webhooks_search_id_key UNIQUE (search_id);

CREATE INDEX absences_by_moderator ON absences USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX absences_contested ON absences USING btree (id) WHERE (status = 'contested'::text);

CREATE INDEX absences_of_user ON absences USING btree (user_id);

CREATE INDEX api_tokens_of_player ON api_tokens USING btree (user_id, id);

CREATE INDEX appeal_tokens_of_ban ON appeal_tokens USING btree (ban_id);

CREATE INDEX appeals_by_admin ON appeals USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX applications_of_crew ON applications USING btree (crew_id, created_at DESC, id DESC);

CREATE INDEX applications_of_fleet_ship ON applications USING btree (fleet_ship_id) WHERE (fleet_ship_id IS NOT NULL);

CREATE INDEX applications_of_user ON applications USING btree (user_id, crew_id);

CREATE UNIQUE INDEX applications_one_pending ON applications USING btree (crew_id, user_id) WHERE (status = 'pending'::text);

CREATE INDEX audit_log_by_action ON audit_log USING btree (action, id);

CREATE INDEX audit_log_by_time ON audit_log USING btree (at);

CREATE INDEX audit_log_of_actor ON audit_log USING btree (actor_id, id) WHERE (actor_id IS NOT NULL);

CREATE INDEX audit_log_of_subject ON audit_log USING btree (subject_id, id) WHERE (subject_id IS NOT NULL);

CREATE INDEX audit_log_whole_addresses ON audit_log USING btree (at) WHERE ((ip IS NOT NULL) AND (ip !~ '/(24|48)$'::text));

CREATE INDEX bans_by_admin ON bans USING btree (banned_by) WHERE (banned_by IS NOT NULL);

CREATE INDEX bans_lifted_by ON bans USING btree (lifted_by) WHERE (lifted_by IS NOT NULL);

CREATE INDEX bans_of_report ON bans USING btree (report_id) WHERE (report_id IS NOT NULL);

CREATE INDEX bans_of_user ON bans USING btree (user_id, id DESC);

CREATE INDEX beacon_alerts_of_crew ON beacon_alerts USING btree (crew_id);

CREATE INDEX beacon_alerts_waiting ON beacon_alerts USING btree (user_id) WHERE (sent_at IS NULL);

CREATE INDEX beacons_by_end ON beacons USING btree (ends_at) WHERE (out_at IS NULL);

CREATE INDEX beacons_lit ON beacons USING btree (lit_at DESC, user_id) WHERE (out_at IS NULL);

CREATE INDEX beacons_of_ship ON beacons USING btree (fleet_ship_id) WHERE (fleet_ship_id IS NOT NULL);

CREATE INDEX blocks_of_blocked ON blocks USING btree (blocked_id);

CREATE INDEX chat_reads_of_user ON chat_reads USING btree (user_id);

CREATE INDEX comment_notices_of_user ON comment_notices USING btree (user_id);

CREATE INDEX comments_newest ON comments USING btree (crew_id, channel, id DESC) WHERE (parent_id IS NULL);

CREATE INDEX comments_of_author ON comments USING btree (author_id, removed_at) WHERE (author_id IS NOT NULL);

CREATE INDEX comments_of_chat ON comments USING btree (crew_id, id DESC) WHERE (channel = 'crew'::text);

CREATE INDEX comments_of_crew ON comments USING btree (crew_id);

CREATE INDEX comments_replies ON comments USING btree (parent_id, id) WHERE (parent_id IS NOT NULL);

CREATE INDEX crew_members_of_fleet_ship ON crew_members USING btree (fleet_ship_id) WHERE (fleet_ship_id IS NOT NULL);

CREATE INDEX crew_members_of_role ON crew_members USING btree (crew_id, role_id);

CREATE INDEX crew_members_of_user ON crew_members USING btree (user_id, joined_at DESC, crew_id DESC);

CREATE INDEX crew_roles_in_order ON crew_roles USING btree (crew_id, "position");

CREATE INDEX crew_words_alike ON crew_words USING gin (word gin_trgm_ops);

CREATE INDEX crews_board_found_by ON crews USING gin (search_text gin_trgm_ops, facets) WITH (fastupdate='on', gin_pending_list_limit='512') WHERE (facets @> '{board}'::text[]);

CREATE INDEX crews_board_newest ON crews USING btree (created_at DESC, id DESC) INCLUDE (scheduled_time, mission_status, max_crew_size) WHERE (facets @> '{board}'::text[]);

CREATE INDEX crews_board_soonest ON crews USING btree (scheduled_time, id) WHERE (facets @> '{board}'::text[]);

CREATE INDEX crews_by_size ON crews USING btree (max_crew_size);

CREATE INDEX crews_found_by ON crews USING gin (search_text gin_trgm_ops, facets) WITH (fastupdate='on', gin_pending_list_limit='512');

CREATE INDEX crews_hidden ON crews USING btree (author_id) WHERE (is_hidden AND (deleted_at IS NULL));

CREATE INDEX crews_newest ON crews USING btree (created_at DESC, id DESC);

CREATE INDEX crews_of_author ON crews USING btree (author_id, created_at DESC, id DESC);

CREATE INDEX crews_of_fleet_ship ON crews USING btree (fleet_ship_id) WHERE (fleet_ship_id IS NOT NULL);

CREATE INDEX crews_of_ship ON crews USING btree (ship_id) WHERE (ship_id IS NOT NULL);

CREATE INDEX crews_open_by_start ON crews USING btree (scheduled_time) WHERE (mission_status = 'open'::text);

CREATE INDEX crews_over ON crews USING btree (mission_status) WHERE (mission_status = ANY (ARRAY['completed'::text, 'ended'::text, 'cancelled'::text]));

CREATE INDEX crews_soonest ON crews USING btree (scheduled_time, id);

CREATE INDEX crews_unplanned_zones ON crews USING btree (timezone) WHERE (scheduled_time IS NULL);

CREATE INDEX discord_cards_by_server ON discord_cards USING btree (guild_id);

CREATE INDEX discord_cards_due ON discord_cards USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX discord_follows_by_player ON discord_follows USING btree (user_id);

CREATE INDEX discord_follows_by_server ON discord_follows USING btree (guild_id);

CREATE INDEX discord_interactions_by_age ON discord_interactions USING btree (received_at);

CREATE INDEX discord_visits_by_session ON discord_visits USING btree (session_id);

CREATE INDEX favourites_of_favourite ON favourites USING btree (favourite_id);

CREATE INDEX fleet_ships_of_user ON fleet_ships USING btree (user_id);

CREATE UNIQUE INDEX fleet_ships_primary ON fleet_ships USING btree (user_id) WHERE is_primary;

CREATE INDEX former_leaders_by_player ON former_leaders USING btree (user_id);

CREATE INDEX former_leaders_of_crew ON former_leaders USING btree (crew_id);

CREATE INDEX former_sanctions_by_age ON former_sanctions USING btree (created_at);

CREATE INDEX former_sanctions_by_email ON former_sanctions USING btree (email_hash);

CREATE INDEX former_sanctions_by_name ON former_sanctions USING btree (name_hash);

CREATE INDEX handle_proofs_by_moderator ON handle_proofs USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX handle_proofs_open ON handle_proofs USING btree (id) WHERE (status = 'open'::text);

CREATE INDEX messages_conversation ON messages USING btree (LEAST(sender_id, receiver_id), GREATEST(sender_id, receiver_id), id DESC) WHERE (sender_id IS NOT NULL);

CREATE INDEX messages_inbox ON messages USING btree (receiver_id, id DESC) WHERE (NOT deleted_by_receiver);

CREATE INDEX messages_letters ON messages USING btree (receiver_id, id DESC) WHERE ((kind <> 'system'::text) AND (NOT deleted_by_receiver));

CREATE INDEX messages_notices ON messages USING btree (receiver_id, id DESC) WHERE ((kind = 'system'::text) AND (NOT deleted_by_receiver));

CREATE INDEX messages_of_application ON messages USING btree (application_id) WHERE (application_id IS NOT NULL);

CREATE INDEX messages_of_comment ON messages USING btree (comment_id) WHERE (comment_id IS NOT NULL);

CREATE INDEX messages_of_crew ON messages USING btree (crew_id) WHERE (crew_id IS NOT NULL);

CREATE INDEX messages_of_receiver ON messages USING btree (receiver_id, id);

CREATE INDEX messages_of_sender ON messages USING btree (sender_id, id DESC) WHERE (sender_id IS NOT NULL);

CREATE INDEX messages_unread ON messages USING btree (receiver_id, id DESC) WHERE (read_at IS NULL);

CREATE INDEX messages_unread_kinds ON messages USING btree (receiver_id, kind) WHERE (read_at IS NULL);

CREATE INDEX mission_pictures_by_author ON mission_pictures USING btree (author_id);

CREATE INDEX mission_pictures_by_hash ON mission_pictures USING btree (hash) WHERE is_public;

CREATE INDEX mission_pictures_of_crew ON mission_pictures USING btree (crew_id, id);

CREATE UNIQUE INDEX mission_pictures_public ON mission_pictures USING btree (crew_id) WHERE is_public;

CREATE INDEX notice_mails_of_message ON notice_mails USING btree (message_id) WHERE (message_id IS NOT NULL);

CREATE INDEX notice_mails_of_user ON notice_mails USING btree (user_id, batch_at);

CREATE INDEX notice_mails_waiting ON notice_mails USING btree (user_id) WHERE (batch_at IS NULL);

CREATE INDEX notice_pushes_by_age ON notice_pushes USING btree (created_at);

CREATE INDEX notice_pushes_of_device ON notice_pushes USING btree (subscription_id, batch);

CREATE INDEX notice_pushes_of_message ON notice_pushes USING btree (message_id) WHERE (message_id IS NOT NULL);

CREATE INDEX notice_pushes_of_user ON notice_pushes USING btree (user_id);

CREATE INDEX notice_pushes_waiting ON notice_pushes USING btree (due_at) WHERE (batch IS NULL);

CREATE INDEX passkey_challenges_by_end ON passkey_challenges USING btree (expires_at);

CREATE INDEX passkeys_of_user ON passkeys USING btree (user_id, id);

CREATE INDEX pending_sign_ins_by_player ON pending_sign_ins USING btree (user_id);

CREATE INDEX pictures_by_hash ON pictures USING btree (hash);

CREATE INDEX push_subscriptions_of_user ON push_subscriptions USING btree (user_id, id);

CREATE INDEX ratings_of_rater ON ratings USING btree (rater_id) WHERE (rater_id IS NOT NULL);

CREATE INDEX ratings_to_open ON ratings USING btree (opens_at) WHERE (opens_at IS NOT NULL);

CREATE INDEX received_ratings_of_user ON received_ratings USING btree (user_id, rating_id DESC);

CREATE INDEX reports_by_moderator ON reports USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX reports_by_status ON reports USING btree (status, id DESC);

CREATE INDEX reports_decided ON reports USING btree (decided_at) WHERE (decided_at IS NOT NULL);

CREATE INDEX reports_found_by ON reports USING gin (search_text gin_trgm_ops);

CREATE INDEX reports_newest ON reports USING btree (created_at DESC, id DESC);

CREATE INDEX reports_of_comment ON reports USING btree (comment_id) WHERE (comment_id IS NOT NULL);

CREATE INDEX reports_of_crew ON reports USING btree (crew_id) WHERE (crew_id IS NOT NULL);

CREATE INDEX reports_of_matter ON reports USING btree (reported_id, crew_id) WHERE (status = 'pending'::text);

CREATE INDEX reports_of_picture ON reports USING btree (picture_id) WHERE (picture_id IS NOT NULL);

CREATE INDEX reports_of_reported ON reports USING btree (reported_id) WHERE (reported_id IS NOT NULL);

CREATE INDEX reports_of_reporter ON reports USING btree (reporter_id) WHERE (reporter_id IS NOT NULL);

CREATE UNIQUE INDEX reports_one_open ON reports USING btree (reporter_id, reported_id, crew_id, subject) WHERE ((status = 'pending'::text) AND (subject = ANY (ARRAY['crew'::text, 'settlement'::text])));

CREATE UNIQUE INDEX reports_one_open_on_comment ON reports USING btree (reporter_id, comment_id) WHERE ((status = 'pending'::text) AND (comment_id IS NOT NULL));

CREATE UNIQUE INDEX reports_one_open_on_picture ON reports USING btree (reporter_id, picture_id) WHERE ((status = 'pending'::text) AND (picture_id IS NOT NULL));

CREATE UNIQUE INDEX reports_one_open_without_crew ON reports USING btree (reporter_id, reported_id, subject) WHERE ((status = 'pending'::text) AND (subject = ANY (ARRAY['conversation'::text, 'profile'::text])));

CREATE INDEX saved_search_alerts_by_time ON saved_search_alerts USING btree (search_id, created_at);

CREATE INDEX saved_search_alerts_of_crew ON saved_search_alerts USING btree (crew_id);

CREATE INDEX seat_offers_of_crew ON seat_offers USING btree (crew_id);

CREATE INDEX seat_offers_of_player ON seat_offers USING btree (user_id, crew_id, created_at);

CREATE INDEX seat_offers_of_role ON seat_offers USING btree (role_id) WHERE (role_id IS NOT NULL);

CREATE UNIQUE INDEX seat_offers_open ON seat_offers USING btree (crew_id, user_id) WHERE (ended_at IS NULL);

CREATE INDEX seat_offers_overdue ON seat_offers USING btree (expires_at) WHERE (ended_at IS NULL);

CREATE INDEX security_events_by_player ON security_events USING btree (user_id, id);

CREATE INDEX series_by_leader ON series USING btree (leader_id);

CREATE INDEX series_dates_due ON series_dates USING btree (starts_at) WHERE ((crew_id IS NULL) AND (NOT is_skipped));

CREATE INDEX sessions_by_expiry ON sessions USING btree (expires_at);

CREATE INDEX sessions_of_user ON sessions USING btree (user_id);

CREATE INDEX settlement_shares_of_user ON settlement_shares USING btree (user_id);

CREATE INDEX settlements_by_sender ON settlements USING btree (sent_by) WHERE (sent_by IS NOT NULL);

CREATE INDEX users_admins ON users USING btree (id) WHERE (user_role = 'admin'::text);

CREATE INDEX users_banned ON users USING btree (banned_until) WHERE (banned_until IS NOT NULL);

CREATE INDEX users_by_activity ON users USING btree (COALESCE(last_seen_at, '-infinity'::timestamp with time zone) DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX users_by_age ON users USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX users_by_name ON users USING btree (lower(COALESCE(display_name, username)), id) WHERE (deleted_at IS NULL);

CREATE INDEX users_by_warnings ON users USING btree (warning_count DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX users_email_key ON users USING btree (lower((email COLLATE "C"))) WHERE (deleted_at IS NULL);

CREATE INDEX users_findable ON users USING btree (id) WHERE is_findable;

CREATE INDEX users_folded_name ON users USING btree (replace(replace(translate(lower((username COLLATE "C")), '01i_-'::text, 'oll'::text), 'rn'::text, 'm'::text), 'vv'::text, 'w'::text)) WHERE (deleted_at IS NULL);

CREATE INDEX users_found_by ON users USING gin (lower(((((((('
'::text || username) || '
'::text) || email) || '
'::text) || COALESCE(display_name, ''::text)) || '
'::text) || COALESCE(citizen_id, ''::text))) gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX users_moderators ON users USING btree (id) WHERE (user_role = ANY (ARRAY['admin'::text, 'moderator'::text]));

CREATE INDEX users_names ON users USING gin (names_text gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX users_username_key ON users USING btree (lower((username COLLATE "C"))) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX users_verified_handle ON users USING btree (lower((verified_handle COLLATE "C"))) WHERE (verified_handle IS NOT NULL);

CREATE INDEX users_whole_names ON users USING gin (string_to_array(names_text, '
'::text)) WHERE (deleted_at IS NULL);

CREATE INDEX waitlist_entries_by_player ON waitlist_entries USING btree (user_id);

CREATE INDEX waitlist_entries_by_role ON waitlist_entries USING btree (role_id) WHERE (role_id IS NOT NULL);

CREATE INDEX warnings_by_moderator ON warnings USING btree (warned_by) WHERE (warned_by IS NOT NULL);

CREATE INDEX warnings_of_report ON warnings USING btree (report_id) WHERE (report_id IS NOT NULL);

CREATE INDEX warnings_of_user ON warnings USING btree (user_id, id DESC);

CREATE INDEX warnings_open ON warnings USING btree (user_id) WHERE (acknowledged_at IS NULL);

CREATE INDEX webhook_messages_due ON webhook_messages USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX webhooks_by_player ON webhooks USING btree (user_id);

CREATE STATISTICS users_searched ON lower((((((('
'::text || username) || '
'::text) || email) || '
'::text) || COALESCE(display_name, ''::text)) || '
'::text) || COALESCE(citizen_id, ''::text)) FROM users;

CREATE TRIGGER audit_log_is_kept BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_log_is_not_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER count_changed_crew AFTER UPDATE OF mission_status, author_id ON crews FOR EACH ROW WHEN (((old.author_id <> new.author_id) OR ((old.mission_status <> new.mission_status) AND (new.mission_status = ANY (ARRAY['completed'::text, 'cancelled'::text]))) OR (old.mission_status = ANY (ARRAY['completed'::text, 'ended'::text, 'cancelled'::text])))) EXECUTE FUNCTION count_changed_crew();

CREATE TRIGGER count_deleted_crew BEFORE DELETE ON crews FOR EACH ROW EXECUTE FUNCTION count_changed_crew();

CREATE TRIGGER count_former_member AFTER DELETE ON crew_members FOR EACH ROW EXECUTE FUNCTION count_former_member();

CREATE TRIGGER count_new_crews AFTER INSERT ON crews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_new_crews();

CREATE TRIGGER count_new_members AFTER INSERT ON crew_members REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_new_members();

CREATE TRIGGER count_received_rating AFTER INSERT OR DELETE OR UPDATE ON received_ratings FOR EACH ROW EXECUTE FUNCTION count_received_rating();

CREATE TRIGGER count_thread AFTER INSERT OR DELETE OR UPDATE OF removed_at ON comments FOR EACH ROW EXECUTE FUNCTION count_thread();

CREATE TRIGGER count_views AFTER INSERT OR UPDATE ON crew_views FOR EACH ROW EXECUTE FUNCTION count_views();

CREATE TRIGGER create_player_counts AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION create_player_counts();

CREATE TRIGGER end_handle_proof BEFORE UPDATE OF citizen_id ON users FOR EACH ROW WHEN ((old.citizen_id IS DISTINCT FROM new.citizen_id)) EXECUTE FUNCTION end_handle_proof();

CREATE TRIGGER refresh_without_rating BEFORE DELETE ON ratings FOR EACH ROW WHEN ((old.rater_id IS NOT NULL)) EXECUTE FUNCTION refresh_without_rating();

ALTER TABLE ONLY absences
    ADD CONSTRAINT absences_crew_id_user_id_fkey FOREIGN KEY (crew_id, user_id) REFERENCES crew_members(crew_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY absences
    ADD CONSTRAINT absences_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY absences
    ADD CONSTRAINT absences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY api_tokens
    ADD CONSTRAINT api_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY appeal_tokens
    ADD CONSTRAINT appeal_tokens_ban_id_fkey FOREIGN KEY (ban_id) REFERENCES bans(id) ON DELETE CASCADE;

ALTER TABLE ONLY appeals
    ADD CONSTRAINT appeals_ban_id_fkey FOREIGN KEY (ban_id) REFERENCES bans(id) ON DELETE CASCADE;

ALTER TABLE ONLY appeals
    ADD CONSTRAINT appeals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_crew_id_role_id_fkey FOREIGN KEY (crew_id, role_id) REFERENCES crew_roles(crew_id, id) ON DELETE SET NULL (role_id);

ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_fleet_ship_id_fkey FOREIGN KEY (fleet_ship_id) REFERENCES fleet_ships(id) ON DELETE SET NULL;

ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY audit_log
    ADD CONSTRAINT audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY audit_log
    ADD CONSTRAINT audit_log_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY bans
    ADD CONSTRAINT bans_banned_by_fkey FOREIGN KEY (banned_by) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY bans
    ADD CONSTRAINT bans_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY bans
    ADD CONSTRAINT bans_report_id_fkey FOREIGN KEY (report_id) REFERENCES reports(id) ON DELETE SET NULL;

ALTER TABLE ONLY bans
    ADD CONSTRAINT bans_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY beacon_alerts
    ADD CONSTRAINT beacon_alerts_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY beacon_alerts
    ADD CONSTRAINT beacon_alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES beacons(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY beacons
    ADD CONSTRAINT beacons_fleet_ship_id_fkey FOREIGN KEY (fleet_ship_id) REFERENCES fleet_ships(id) ON DELETE SET NULL;

ALTER TABLE ONLY beacons
    ADD CONSTRAINT beacons_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY blocks
    ADD CONSTRAINT blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY blocks
    ADD CONSTRAINT blocks_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY chat_reads
    ADD CONSTRAINT chat_reads_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY chat_reads
    ADD CONSTRAINT chat_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY comment_notices
    ADD CONSTRAINT comment_notices_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY comment_notices
    ADD CONSTRAINT comment_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY comments
    ADD CONSTRAINT comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY comments
    ADD CONSTRAINT comments_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY comments
    ADD CONSTRAINT comments_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES comments(id) ON DELETE CASCADE;

ALTER TABLE ONLY crew_members
    ADD CONSTRAINT crew_members_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY crew_members
    ADD CONSTRAINT crew_members_crew_id_role_id_fkey FOREIGN KEY (crew_id, role_id) REFERENCES crew_roles(crew_id, id);

ALTER TABLE ONLY crew_members
    ADD CONSTRAINT crew_members_fleet_ship_id_fkey FOREIGN KEY (fleet_ship_id) REFERENCES fleet_ships(id) ON DELETE SET NULL;

ALTER TABLE ONLY crew_members
    ADD CONSTRAINT crew_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT;

ALTER TABLE ONLY crew_roles
    ADD CONSTRAINT crew_roles_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY crew_views
    ADD CONSTRAINT crew_views_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY crews
    ADD CONSTRAINT crews_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE RESTRICT;

ALTER TABLE ONLY crews
    ADD CONSTRAINT crews_fleet_ship_id_fkey FOREIGN KEY (fleet_ship_id) REFERENCES fleet_ships(id) ON DELETE SET NULL;

ALTER TABLE ONLY crews
    ADD CONSTRAINT crews_id_co_leader_id_fkey FOREIGN KEY (id, co_leader_id) REFERENCES crew_members(crew_id, user_id) ON DELETE SET NULL (co_leader_id);

ALTER TABLE ONLY crews
    ADD CONSTRAINT crews_id_lead_offered_to_fkey FOREIGN KEY (id, lead_offered_to) REFERENCES crew_members(crew_id, user_id) ON DELETE SET NULL (lead_offered_to);

ALTER TABLE ONLY crews
    ADD CONSTRAINT crews_ship_id_fkey FOREIGN KEY (ship_id) REFERENCES ships(id) ON DELETE SET NULL;

ALTER TABLE ONLY discord_accounts
    ADD CONSTRAINT discord_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY discord_cards
    ADD CONSTRAINT discord_cards_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY discord_follows
    ADD CONSTRAINT discord_follows_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY discord_follows
    ADD CONSTRAINT discord_follows_user_id_fkey1 FOREIGN KEY (user_id) REFERENCES discord_accounts(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY discord_managers
    ADD CONSTRAINT discord_managers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY discord_managers
    ADD CONSTRAINT discord_managers_user_id_fkey1 FOREIGN KEY (user_id) REFERENCES discord_accounts(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY discord_visits
    ADD CONSTRAINT discord_visits_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY email_changes
    ADD CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY favourites
    ADD CONSTRAINT favourites_favourite_id_fkey FOREIGN KEY (favourite_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY favourites
    ADD CONSTRAINT favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY fleet_ships
    ADD CONSTRAINT fleet_ships_ship_id_fkey FOREIGN KEY (ship_id) REFERENCES ships(id) ON DELETE RESTRICT;

ALTER TABLE ONLY fleet_ships
    ADD CONSTRAINT fleet_ships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY former_leaders
    ADD CONSTRAINT former_leaders_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY former_leaders
    ADD CONSTRAINT former_leaders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY handle_proofs
    ADD CONSTRAINT handle_proofs_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY handle_proofs
    ADD CONSTRAINT handle_proofs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE SET NULL;

ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE SET NULL;

ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE SET NULL;

ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY mission_pictures
    ADD CONSTRAINT mission_pictures_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY mission_pictures
    ADD CONSTRAINT mission_pictures_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY notice_mails
    ADD CONSTRAINT notice_mails_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;

ALTER TABLE ONLY notice_mails
    ADD CONSTRAINT notice_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY notice_pushes
    ADD CONSTRAINT notice_pushes_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;

ALTER TABLE ONLY notice_pushes
    ADD CONSTRAINT notice_pushes_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscriptions(id) ON DELETE CASCADE;

ALTER TABLE ONLY notice_pushes
    ADD CONSTRAINT notice_pushes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY notice_settings
    ADD CONSTRAINT notice_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY passkey_challenges
    ADD CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY pending_sign_ins
    ADD CONSTRAINT pending_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY pictures
    ADD CONSTRAINT pictures_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY player_counts
    ADD CONSTRAINT player_counts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY push_subscriptions
    ADD CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY quiet_hours
    ADD CONSTRAINT quiet_hours_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY ratings
    ADD CONSTRAINT ratings_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY ratings
    ADD CONSTRAINT ratings_rater_id_fkey FOREIGN KEY (rater_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY received_ratings
    ADD CONSTRAINT received_ratings_rating_id_stars_fkey FOREIGN KEY (rating_id, stars) REFERENCES ratings(id, stars) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY received_ratings
    ADD CONSTRAINT received_ratings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY report_pictures
    ADD CONSTRAINT report_pictures_report_id_fkey FOREIGN KEY (report_id) REFERENCES reports(id) ON DELETE CASCADE;

ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE SET NULL;

ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE SET NULL;

ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES mission_pictures(id) ON DELETE SET NULL;

ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_reported_id_fkey FOREIGN KEY (reported_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY reports
    ADD CONSTRAINT reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY saved_search_alerts
    ADD CONSTRAINT saved_search_alerts_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY saved_search_alerts
    ADD CONSTRAINT saved_search_alerts_search_id_fkey FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON DELETE CASCADE;

ALTER TABLE ONLY saved_searches
    ADD CONSTRAINT saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY seat_offers
    ADD CONSTRAINT seat_offers_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY seat_offers
    ADD CONSTRAINT seat_offers_role_id_fkey FOREIGN KEY (role_id) REFERENCES crew_roles(id) ON DELETE SET NULL;

ALTER TABLE ONLY seat_offers
    ADD CONSTRAINT seat_offers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY security_events
    ADD CONSTRAINT security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY series_dates
    ADD CONSTRAINT series_dates_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY series_dates
    ADD CONSTRAINT series_dates_series_id_fkey FOREIGN KEY (series_id) REFERENCES series(id) ON DELETE CASCADE;

ALTER TABLE ONLY series
    ADD CONSTRAINT series_leader_id_fkey FOREIGN KEY (leader_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY settlement_shares
    ADD CONSTRAINT settlement_shares_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES settlements(crew_id) ON DELETE CASCADE;

ALTER TABLE ONLY settlement_shares
    ADD CONSTRAINT settlement_shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY settlements
    ADD CONSTRAINT settlements_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY settlements
    ADD CONSTRAINT settlements_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY time_codes
    ADD CONSTRAINT time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY waitlist_entries
    ADD CONSTRAINT waitlist_entries_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY waitlist_entries
    ADD CONSTRAINT waitlist_entries_role_id_fkey FOREIGN KEY (role_id) REFERENCES crew_roles(id) ON DELETE CASCADE;

ALTER TABLE ONLY waitlist_entries
    ADD CONSTRAINT waitlist_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY warnings
    ADD CONSTRAINT warnings_report_id_fkey FOREIGN KEY (report_id) REFERENCES reports(id) ON DELETE SET NULL;

ALTER TABLE ONLY warnings
    ADD CONSTRAINT warnings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY warnings
    ADD CONSTRAINT warnings_warned_by_fkey FOREIGN KEY (warned_by) REFERENCES users(id) ON DELETE SET NULL;

ALTER TABLE ONLY webhook_messages
    ADD CONSTRAINT webhook_messages_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY webhook_messages
    ADD CONSTRAINT webhook_messages_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE;

ALTER TABLE ONLY webhooks
    ADD CONSTRAINT webhooks_crew_id_fkey FOREIGN KEY (crew_id) REFERENCES crews(id) ON DELETE CASCADE;

ALTER TABLE ONLY webhooks
    ADD CONSTRAINT webhooks_search_id_fkey FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON DELETE CASCADE;

ALTER TABLE ONLY webhooks
    ADD CONSTRAINT webhooks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;

INSERT INTO kysely_migration (name, "timestamp") VALUES
    ('0001_players_and_names', '2026-01-01T00:00:00.000Z'),
    ('0002_sign_in', '2026-01-01T00:00:00.000Z'),
    ('0003_belongings', '2026-01-01T00:00:00.000Z'),
    ('0004_crews', '2026-01-01T00:00:00.000Z'),
    ('0005_missions', '2026-01-01T00:00:00.000Z'),
    ('0006_talk', '2026-01-01T00:00:00.000Z'),
    ('0007_notices', '2026-01-01T00:00:00.000Z'),
    ('0008_moderation', '2026-01-01T00:00:00.000Z'),
    ('0009_player_counts', '2026-01-01T00:00:00.000Z'),
    ('0010_beacons_and_flying', '2026-01-01T00:00:00.000Z'),
    ('0011_discord_app', '2026-01-01T00:00:00.000Z');
